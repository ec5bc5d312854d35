export { openSampleServer, type SampleServer, WAYS, type Way } from "../http/fast-path/sample-server.ts";
export { type SentRequest, sendRequest } from "../http/fast-path/send-request.ts";
