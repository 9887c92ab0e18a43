export const adTexts = {
  kinds: { banner: "Anúncio Banner", sidebar: "Anúncio Lateral", inline: "Anúncio Embutido" },
  removeTitle: "Remova anúncios",
  removeText: "Assine um plano Pro ou Premium e navegue sem anúncios",
  seePlans: "Ver planos",
};
