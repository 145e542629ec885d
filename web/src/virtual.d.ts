declare module 'virtual:text/*' {
  const text: string;
  export default text;
}

declare module 'virtual:rules/*' {
  const rules: Record<string, { title: string; rules: { id: string; title: string; text: string }[] }[]>;
  export default rules;
}
