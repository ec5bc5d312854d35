export const DEMO_PASSWORD = "baize-demo-2026";
