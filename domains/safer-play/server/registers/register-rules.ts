import type { RegisterAct } from "../../contract/index.ts";

/** What the registers together have answered in time. */
export type RegisterAnswer = "clear" | "listed" | "none";

/** `unanswered`: it waits until a register answers. */
export type RegisterVerdict = "allowed" | "listed" | "unanswered";

/**
 * What happens while a register does not answer. Nobody gets an account, pays in or is sent offers without its word. A
 * login goes on, because it is also the way to one's money; what is paid in afterwards is asked about again.
 */
const WITHOUT_ANSWER: Readonly<Record<RegisterAct, RegisterVerdict>> = {
	registration: "unanswered",
	login: "allowed",
	deposit: "unanswered",
	marketing: "unanswered",
};

export function judgeAnswer(act: RegisterAct, answer: RegisterAnswer): RegisterVerdict {
	if (answer === "none") return WITHOUT_ANSWER[act];
	return answer === "listed" ? "listed" : "allowed";
}

/** One that names the person is enough; without that, one that is silent leaves it open. */
export function together(answers: readonly RegisterAnswer[]): RegisterAnswer {
	if (answers.includes("listed")) return "listed";
	return answers.includes("none") ? "none" : "clear";
}
