export { Blocks } from "./Blocks.tsx";
export { ContentPageScreen, loadContentPage } from "./ContentPageScreen.tsx";
export { ChannelMenu, menuIn } from "./menu/ChannelMenu.tsx";
export { PagePicture } from "./PagePicture.tsx";
export { loadPreview, PreviewScreen } from "./PreviewScreen.tsx";
