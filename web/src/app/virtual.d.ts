declare module 'virtual:ui-icons' {
  const paths: Record<string, string>;
  export default paths;
}
