export default {
	errors: { unknown: "Essa opção não existe. Recarregue a página para ver as que existem." },
};
