/**
 * Who can open what is open here. The address of a page on the machine itself leads nowhere else: there the server says by
 * which address others come, if they can, and whether the person may let them in.
 */
import { house as askHouse, letIn } from "../wire/api";
import type { House } from "../wire/types";

const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const NOBODY: House = { root: null, offered: null, switch: false };

/** Whether a name leads nowhere but to the machine at which it is typed. */
export function isOwnName(name: string): boolean {
  return OWN_NAME.test(name);
}

class HouseStore {
  /** What the server says; nothing is asked where the page's own address will do. */
  known = $state.raw<House | null>(null);

  /** Whether only this computer can open a link. */
  get isAlone(): boolean {
    return this.known !== null && this.known.root === null;
  }

  async look(): Promise<void> {
    if (!isOwnName(location.hostname)) return;
    this.known = await askHouse().catch(() => NOBODY);
  }

  async change(open: boolean): Promise<void> {
    this.known = await letIn(open);
  }

  /** An address of ours as others open it. */
  linkTo(path: string): string {
    return new URL(path, this.known?.root ?? location.href).href;
  }
}

export const house = new HouseStore();
