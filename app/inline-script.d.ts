declare module "*?inline-script" {
  /** The module and all that it imports, as the text of one classic script. */
  const code: string;
  export default code;
}
