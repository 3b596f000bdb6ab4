// What the build adds to the page (the Makefile's web target).
declare module '*/gen/site.js' {
  /** Whether the page comes from a Mekong server. */
  export const server: boolean;
}
