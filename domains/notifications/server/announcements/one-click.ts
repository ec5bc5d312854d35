import type { FastifyInstance } from "fastify";

const PATH = "/services/notifications/unsubscribe/";

export const oneClickPath = (token: string): string => PATH + token;

/** Mail programs post a form and read only the status, so this is a separate route beside the call. RFC 8058 */
export function mountOneClick(app: FastifyInstance, endMails: (token: string) => Promise<void>): void {
	void app.register(async (scope) => {
		scope.addContentTypeParser(
			"application/x-www-form-urlencoded",
			{ parseAs: "buffer", bodyLimit: 1_024 },
			(_request, _body, done) => done(null, undefined),
		);
		scope.post<{ Params: { token: string } }>(`${PATH}:token`, async ({ params }, reply) => {
			await endMails(params.token);
			return reply.code(204).send();
		});
	});
}
