export default {
	preview: {
		text: "Prévia. Os leitores ainda não veem isto, e este link vale por 15 minutos.",
		place: "Como se lê em: {place}.",
	},
	errors: {
		fileWrong: "A linha {line} não é um item válido para seu tipo: {field}, {cause}. Nada foi importado.",
		previewOver: "Esta prévia expirou ou o link está incompleto. Peça um novo link no backoffice.",
		lobbyStays:
			"O lobby em inglês tem as fileiras de todos os idiomas, por isso nunca é retirado. Nada mudou; salve e publique outras fileiras no lugar.",
		noPreview:
			"Esta não é uma página própria, por isso não tem prévia. Ela aparece dentro de outras páginas depois de publicada.",
		invalid: "Isto não combina com o tipo de conteúdo. Nada foi publicado. Veja os pontos marcados.",
		notFound: "Essa página não existe. Ela pode ter mudado de lugar; a ajuda e o início continuam onde estavam.",
		notAvailableInRegion:
			"Isto não pode ser exibido na sua região. Todo o resto está aberto para você; continue pelo início.",
		entryUnknown: "Esse item não existe mais. Abra de novo a lista de conteúdo.",
		entryChanged:
			"Outra pessoa alterou este item desde que você o abriu. Nada foi salvo nem publicado; leia de novo e refaça sua alteração.",
		twoNeeded: "Esta é uma página legal: são necessárias duas pessoas. Peça a revisão, e outro operador a publica.",
		ownDraftOnly: "Só o autor pede a revisão de um rascunho. Salve antes seu próprio rascunho.",
		timesWrong:
			"Estes horários não combinam: o fim precisa vir depois do início e estar no futuro, e uma página legal não tem fim.",
		notPublished: "Nada deste item está publicado ou agendado.",
		placedWrong: "Um destes aparece duas vezes ou não está publicado.",
		regionChanged: "Outro operador alterou esta região. Leia-a de novo primeiro.",
		reviewOpen: "A revisão já foi pedida: outro operador decide sobre ela.",
		pictureUnknown: "Essa imagem não existe mais. Abra a lista de imagens novamente.",
		pictureInUse: "Há itens que usam esta imagem. Retire-a deles primeiro e depois remova-a.",
		pictureType:
			"Não é uma imagem JPEG, PNG, WebP ou AVIF. Arquivos SVG não são aceitos. Nada foi salvo; escolha outro arquivo.",
		pictureTooLarge: "O arquivo tem mais de 15 MB. Nada foi salvo; reduza a imagem e envie-a novamente.",
		pictureTooManyPixels: "A imagem tem mais de 50 milhões de pixels. Nada foi salvo; reduza-a e envie-a novamente.",
		pictureUnreadable:
			"O arquivo está danificado ou incompleto. Nada foi salvo; salve a imagem de novo e envie esse arquivo.",
	},
};
