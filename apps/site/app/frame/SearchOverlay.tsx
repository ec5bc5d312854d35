export { SearchOverlay as default } from "@baize/lobby/web";
