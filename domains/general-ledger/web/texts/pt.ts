export default {
	errors: {
		notFrozen: "Este produto não está mais fechado por uma diferença. Outro operador pode tê-lo aberto.",
	},
};
