export { AffiliateReportScreen, loadAffiliateReport } from "./AffiliateReportScreen.tsx";
export { AffiliateScreen, loadAffiliate } from "./AffiliateScreen.tsx";
export { ArrivalChoice } from "./arrival/ArrivalChoice.tsx";
export { InviteScreen, loadInvite } from "./InviteScreen.tsx";
export { useReferralTexts } from "./texts.ts";
export { loadWelcome, WelcomeScreen } from "./WelcomeScreen.tsx";
