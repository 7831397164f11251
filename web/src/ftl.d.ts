declare module "*.ftl" {
  const text: string;
  export default text;
}

/** That of package.json, put in by the build. */
declare const __VERSION__: string;
