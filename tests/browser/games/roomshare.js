/** Who lives where, and what each flat is. */
(all) => ({
  tenants: Object.fromEntries(all("[data-place][data-colour]").map((one) => [one.dataset.place, one.dataset.colour])),
  kinds: Object.fromEntries(all("[data-flat]").map((one) => [one.dataset.flat, one.dataset.kind ?? null])),
})
