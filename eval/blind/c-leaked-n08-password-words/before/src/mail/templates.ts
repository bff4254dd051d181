export const TEMPLATES = {
  welcome: "d-61648693752b4553a95e709d10d35517",
} as const;

export type TemplateName = keyof typeof TEMPLATES;

export interface Message {
  to: string;
  template_id: string;
  data: Record<string, string>;
}

export function message(to: string, name: TemplateName): Message {
  return { to, template_id: TEMPLATES[name], data: {} };
}
