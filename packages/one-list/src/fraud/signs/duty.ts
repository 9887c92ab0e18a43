/** A line that begins as duties do: "Vender planos", not as what is asked of a candidate: "Enviar foto do RG". */
export const duty =
  /^(?!(?:adquir|anex|apresent|arc|auxili|celul|cham|compartilh|compr|custe|deposit|efetu|encaminh|envi|faz|inform|lev|mand|pag|preench|qualqu|quit|realiz|tir|transfer|traz)[aei]r\b)[a-z]{3,15}[aei]r\b/;
