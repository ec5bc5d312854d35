/** What operators read where a call about tournaments is refused. */
export const texts = {
	tournaments: {
		errors: {
			notFound: "This tournament is not there, or is not for people where you are.",
			state: "The tournament is at another step by now. Nothing was changed.",
			secondOperator: "Another operator must take this step. Nothing was changed.",
			invalid: "These terms break a rule of tournaments. Nothing was saved.",
			conflict: "This request was made before with other terms. Nothing was changed.",
			scoreNotFound: "The player has no score in this tournament. Nothing was changed.",
		},
	},
};
