import type { Page } from "./path.ts";

// What the server answers at an address without a language: pages and files that are no call and no built file, and the
// one call that pages open by its address.

export const securityText = "/.well-known/security.txt" as Page<unknown>;
export const changePassword = "/.well-known/change-password" as Page<unknown>;
export const robots = "/robots.txt" as Page<unknown>;
export const sitemaps = "/sitemap.xml" as Page<unknown>;
export const sitemap = "/sitemap/:locale" as Page<{ locale: string }>;
export const webManifest = "/manifest/:locale" as Page<{ locale: string }>;
export const serviceWorker = "/service-worker.js" as Page<unknown>;
export const healthLive = "/health/live" as Page<unknown>;
export const healthReady = "/health/ready" as Page<unknown>;
export const eventStream = "/api/v1/stream" as Page<{ topics: string }>;
export const openApi = "/openapi.json" as Page<unknown>;

// The legacy application, in the frame of a page. Its files stand below the same prefix.
export const legacy = "/legacy/:locale" as Page<{ locale: string }>;
export const legacyPage = "/legacy/:locale/*" as Page<{ locale: string; "*": string }>;

// Outside production only.
export const mailbox = "/dev/mailbox" as Page<{ to?: string }>;
export const authenticators = "/dev/authenticators.json" as Page<unknown>;
export const clock = "/dev/clock" as Page<unknown>;
export const backOffice = "/backoffice" as Page<unknown>;
export const sandboxPayment = "/sandbox/pay/:token" as Page<{ token: string }>;
export const sandboxCompany = "/sandbox/identity" as Page<unknown>;
export const sandboxIdentity = "/sandbox/identity/:reference" as Page<{ reference: string }>;
