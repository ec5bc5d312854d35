export * as officePages from "./office-pages.ts";
export * as pages from "./pages.ts";
export { addressOf, type FixedPage, givenPath, type Page, type PagePath, pageIn, pagePath, pathIn } from "./path.ts";
export * as serverPages from "./server-pages.ts";
