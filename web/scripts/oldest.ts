/** The oldest browsers that the pages are meant for, as docs/hosting.md names them. */
export const OLDEST = { chrome: "111", edge: "111", firefox: "121", safari: "16.4" };

export const TARGET = [...Object.entries(OLDEST).map(([name, version]) => name + version), `ios${OLDEST.safari}`];

/** What one of them lacks and no build puts into older words. */
export const TOO_NEW = ["groupBy", "withResolvers", "fromAsync", "canParse", "AbortSignal.any", "@starting-style"];
