declare module 'virtual:text/*' {
  const text: string;
  export default text;
}

declare module 'virtual:rules/*' {
  const rules: Record<string, import('./wire/types').RuleText[]>;
  export default rules;
}
