export { Blocks } from "./Blocks.tsx";
export { ContentPageScreen, loadContentPage } from "./ContentPageScreen.tsx";
export { ChannelMenu } from "./menu/ChannelMenu.tsx";
export { menuIn } from "./menu/menu-in.ts";
export { PagePicture } from "./PagePicture.tsx";
export { loadPreview, PreviewScreen } from "./PreviewScreen.tsx";
export { Region } from "./regions/Region.tsx";
