export const TEMPLATES = {
  welcome: "d-61648693752b4553a95e709d10d35517",
  passwordReset: "d-44b8f1dfa1824917a16ae89e03872b1b",
} as const;

export type TemplateName = keyof typeof TEMPLATES;

export interface Message {
  to: string;
  template_id: string;
  data: Record<string, string>;
}

export function message(to: string, name: TemplateName, data: Record<string, string> = {}): Message {
  return { to, template_id: TEMPLATES[name], data };
}

export function passwordReset(to: string, link: string): Message {
  return message(to, "passwordReset", { link });
}
