export { SearchOverlay as default } from "@baize/catalogue/web";
