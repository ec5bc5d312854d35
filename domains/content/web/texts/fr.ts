export default {
	preview: {
		text: "Aperçu. Les lecteurs ne voient pas encore ceci, et ce lien fonctionne pendant 15 minutes.",
		place: "Tel qu’on le lit à : {place}.",
	},
	errors: {
		fileWrong: "La ligne {line} n’est pas une entrée conforme à son type : {field}, {cause}. Rien n’a été importé.",
		previewOver: "Cet aperçu a expiré, ou son lien est incomplet. Demandez un nouveau lien dans le back-office.",
		lobbyStays:
			"Le lobby anglais contient les rangées de toutes les langues : il n'est jamais retiré. Rien n'a changé ; enregistrez et publiez d'autres rangées à la place.",
		noPreview:
			"Ce n’est pas une page à part entière : elle n’a donc pas d’aperçu. Elle s’affiche dans d’autres pages une fois publiée.",
		invalid: "Ceci n’est pas conforme à son type de contenu. Rien n’a été publié. Regardez les endroits signalés.",
		notFound:
			"Cette page n’existe pas. Elle a peut-être été déplacée ; l’aide et l’accueil sont toujours à leur place.",
		notAvailableInRegion:
			"Ceci ne peut pas être affiché dans votre région. Tout le reste vous est ouvert ; repartez de l’accueil.",
		entryUnknown: "Cette entrée n’existe plus. Rouvrez la liste des contenus.",
		entryChanged:
			"Quelqu’un d’autre a modifié cette entrée depuis que vous l’avez ouverte. Rien n’a été enregistré ni publié ; relisez-la, puis refaites votre modification.",
		twoNeeded:
			"C’est une page légale : il faut deux personnes. Demandez sa relecture, et un autre opérateur la publiera.",
		ownDraftOnly: "Seul l’auteur d’un brouillon en demande la relecture. Enregistrez d’abord votre propre brouillon.",
		timesWrong:
			"Ces dates ne conviennent pas : la fin doit suivre le début et se situer dans le futur, et une page légale n’a pas de fin.",
		notPublished: "Rien de cette entrée n’est publié ni programmé.",
		placedWrong: "L’un d’eux s’y trouve deux fois ou n’est pas publié.",
		regionChanged: "Un autre opérateur a modifié cette zone. Relisez-la d’abord.",
		reviewOpen: "Sa relecture est déjà demandée : un autre opérateur en décide dans sa file de travail.",
		pictureUnknown: "Cette image n’existe plus. Rouvrez la liste des images.",
		pictureInUse: "Des entrées utilisent cette image. Retirez-la d’abord de celles-ci, puis supprimez-la.",
		pictureType:
			"Ce n’est pas une image JPEG, PNG, WebP ou AVIF. Les fichiers SVG ne sont pas acceptés. Rien n’a été enregistré ; choisissez un autre fichier.",
		pictureTooLarge: "Ce fichier dépasse 15 Mo. Rien n’a été enregistré ; réduisez l’image et envoyez-la de nouveau.",
		pictureTooManyPixels:
			"Cette image a plus de 50 millions de pixels. Rien n’a été enregistré ; réduisez-la et envoyez-la de nouveau.",
		pictureUnreadable:
			"Ce fichier est endommagé ou incomplet. Rien n’a été enregistré ; enregistrez l’image de nouveau et envoyez ce fichier.",
	},
};
