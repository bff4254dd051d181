export { render as renderBanner } from "./widgets/banner";
export type { Banner } from "./widgets/banner";
export { marquee } from "./widgets/marquee";
