import { marked } from "marked";
import type { Comment } from "../api/comments";

function header(c: Comment): HTMLElement {
  const el = document.createElement("header");
  el.textContent = `${c.author}, ${new Date(c.at).toLocaleString()}`;
  return el;
}

export function renderComment(c: Comment): HTMLElement {
  const article = document.createElement("article");
  article.id = `comment-${c.id}`;
  article.append(header(c));

  const body = document.createElement("div");
  body.className = "comment-body";
  // eslint-disable-next-line no-unsanitized/property
  body.innerHTML = marked.parse(c.text, { async: false });
  article.append(body);
  return article;
}

export function renderThread(root: HTMLElement, comments: Comment[]): void {
  root.replaceChildren(...comments.map(renderComment));
}
