import { expect, test } from "vitest";
import { modeInText } from "./mode-in-text.ts";

const sentences = {
  hybrid: `
Modelo de trabalho: Híbrido
Modelo de trabalho: híbrido (3x presencial e 2x em casa)
Regime híbrido (3x presencial)
Modelo híbrido em Campinas, duas vezes por semana no escritório.
Modalidade: híbrida, sendo 2 dias presenciais na Vila Olímpia.
Formato de trabalho: Híbrido - Barra Funda
O modelo de trabalho é híbrido, com frequência de 3x presencial por semana.
O formato de trabalho para esta vaga é híbrido.
Vaga híbrida em Brasília/DF
Vaga com atuação híbrida no bairro Funcionários
Atuação: Híbrida
Atuação híbrida, 2x por semana no centro
Disponibilidade para atuar em regime híbrido na zona norte
Você vai trabalhar de forma híbrida, perto do metrô.
Trabalho híbrido: presencial 2x por semana e home office 3x por semana
Home office 2x por semana
Dois dias de home office por semana e horário livre
Segunda a sexta, das 8h às 17h, com um dia remoto.
4 dias presenciais e 1 dia de home office
Local: São Paulo - híbrido
Local de trabalho: Tijucas / SC - Híbrido
Híbrido
Híbrido em Recife.
Híbrido, Recife, três dias presenciais.
MODELO HÍBRIDO
Modelo de trabalho: h&iacute;brido
#LI-Hybrid
Estágio híbrido, 6h por dia
Presencial em Curitiba, 2 dias em casa.
Posição híbrida, com escritório em Pinheiros
Regime de contratação CLT; modelo híbrido; VR de R$ 35
<p><strong>Modelo de trabalho:</strong></p><p>Híbrido</p>
<li>Modelo: <b>Híbrido</b></li>
Modelo de trabalho: híbrido. Auxílio home office de R$ 100.
Vaga híbrida. Entrevista remota.`,
  remote: `
Vaga 100% remota
Vaga remota
Trabalho 100% remoto, notebook enviado pela empresa.
100% home office
Modelo de trabalho: Remoto
Modelo de trabalho: 100% remoto, em todo o Brasil.
Modelo remoto
Forma de atuação: 100% remoto.
Modalidade de trabalho: 100% Home Office
Local de trabalho: Remoto
Esta oportunidade é para atuação em home office; o regime é PJ.
A vaga é remota, com horário livre.
Atuação remota.
Para trabalhar de forma remota, com metas por semana.
Essa posição é para atuar de forma remota.
Trabalho totalmente remoto.
Remoto.
Remoto no Brasil, com viagens.
Remoto; das 9h às 18h.
Trabalho remoto. Oferecemos auxílio home office.
Contrato PJ, 100% remoto, 30 dias de descanso.
Regime de trabalho: teletrabalho
#LI-Remote
<ul><li>Remoto</li><li>VR</li></ul>
<p>Modelo de trabalho: <strong>100% remoto</strong></p>
Vaga remota. Dar suporte remoto e presencial às lojas.
Vaga remota: trabalhe de onde estiver, com total flexibilidade.
Estágio remoto, 4h por dia.`,
  onsite: `
Vaga 100% presencial
Trabalho presencial na loja.
Vaga presencial para o Rio de Janeiro
A vaga é presencial, 6h20 por dia.
Modelo de trabalho: presencial (Brooklin, São Paulo/SP)
Regime de trabalho: Presencial.
Presencial em Maringá.
Presencial
Atuação: 100% presencial
Para atuar no modelo 100% presencial no time de planejamento.
Posição 100% presencial no Bairro do Limão
Local: Itajaí, presencial.
Formato de trabalho: presencial - segunda a sexta, 8h às 18h
Vaga presencial, sem home office.
Vaga presencial. Não é home office.
Presencial na Av. Paulista, 1000
Vaga presencial. Prestar suporte remoto aos clientes.`,
  none: `
Oferecemos auxílio home office de R$ 120.
Ajuda de custo para o home office
Auxílio trabalho remoto
Kit home office: mesa, cadeira e monitor
Vale home office; vale-refeição
Bônus home office mensal
Subsídio para despesas (para vagas híbridas ou 100% home office)
Alocações para vagas remotas
Possibilidade de home office após a experiência.
Possibilidade de atuação no sistema híbrido.
Possibilidade de trabalho remoto
Pode ser presencial ou remoto.
Presencial ou remoto, como você preferir.
Modelo híbrido ou remoto
Atuação presencial, híbrida ou remota
De forma híbrida/remota ou na matriz
Oferecemos modelos híbrido, remoto ou presencial de acordo com a vaga.
Temos os formatos híbrido e remoto, variando de acordo com o escopo da vaga.
Modelo híbrido de trabalho (a depender da área)
Modelo de trabalho híbrido para todos os escritórios da companhia
Nas áreas de negócio adotamos o formato de trabalho híbrido.
Trabalho remoto em caso de chuva forte
Trabalho remoto eventual
Modelo de trabalho: a combinar (presencial ou híbrido)
Modelo de trabalho: flexível, híbrido
Flexibilidade para home office
Home office
Home office, para funções aplicáveis
Praticamos o home office em áreas corporativas.
Não é home office.
Não aceitamos trabalho remoto.
Não há possibilidade de home office
Sem home office
A vaga não é híbrida.
Entrevista remota pelo Teams
Entrevista 100% remota
Entrevista:<br>Presencial
A entrevista será de forma <b>presencial</b> na loja.
Processo seletivo 100% remoto
As etapas são em modelo 100% remoto.
Dinâmica presencial no dia 12
Dia do desafio em modelo 100% remoto
Treinamento presencial de 15 dias
Treinamento 100% remoto e pago
Integração presencial na primeira semana
Remoto nos primeiros meses, depois presencial
Inicialmente presencial, depois híbrido
Presencial durante a experiência, depois atuação híbrida
Prestar suporte remoto aos clientes
Suporte remoto e presencial
Acesso remoto por AnyDesk
Experiência em acesso remoto e redes
Monitoramento remoto de câmeras
Sensoriamento remoto e SIG
Liderar equipe remota
Gestão de times híbridos
Experiência com trabalho remoto
Vivência em modelo de trabalho híbrido
Manutenção de carros híbridos e elétricos
Oficina de veículos híbridos
Nuvem híbrida e Kubernetes
Ambientes híbridos (on-premises e cloud)
Arquitetura híbrida em AWS
Perfil híbrido de humanas e exatas
Métodos ágeis e híbridos
Atendimento presencial e por WhatsApp
Realizar vendas de forma presencial e por telefone
Vendas presenciais
Visita presencial a clientes
Aulas presenciais e remotas
Ensino presencial e EAD
Bolsa para cursos (EAD, presencial e híbrido)
Graduação presencial ou híbrida em andamento
Curso 100% presencial na faculdade
Reuniões presenciais uma vez por mês
Disponibilidade para encontros presenciais em Porto Alegre
Vaga remota. Encontros presenciais por mês na sede.
Vaga remota. Modelo híbrido para Recife.
Vaga 100% presencial. Temos um dia de home office.
Vaga presencial. Política de home office.
Local: São Paulo - híbrido. Demais localidades: remoto.
Para as pessoas que moram em Juiz de Fora, o modelo de trabalho é híbrido.
Para quem está em modelo de trabalho híbrido, estacionamento.
Vaga remota para pessoas de fora da Grande São Paulo e híbrida para residentes
Trabalho de casa ou presencial
Disponibilidade para trabalho presencial
Para melhorar o seu dia no trabalho presencial: café da manhã
Para melhorar o seu dia no trabalho remoto: equipamentos
Cliente em modelo híbrido
Controle remoto e automação
Remoção de resíduos
Presença de palco
Representar a empresa em feiras
Laudo remoto de exames
Uma das áreas remotas da Amazônia
Comunidades remotas
Colaboração remota entre filiais
Três reuniões presenciais por trimestre
Não temos vaga home office
Vagas presenciais, híbridas e remotas em todo o país`,
};

test.each(Object.entries(sentences))("the text says the work mode %s", (mode, lines) => {
  const read = lines
    .trim()
    .split("\n")
    .map((line) => [line, modeInText(line) ?? "none"]);
  expect(read.filter(([, found]) => found !== mode)).toEqual([]);
});

test("what another sentence says otherwise is not told", () => {
  const text = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join("");
  expect(modeInText(text("Vaga remota.", "Auxílio home office.", "Suporte remoto."))).toBe("remote");
  expect(modeInText(text("Vaga remota.", "Modelo de trabalho: presencial."))).toBeUndefined();
  expect(modeInText(text("Vaga presencial.", "Possibilidade de home office."))).toBeUndefined();
  expect(modeInText(text("Modelo híbrido.", "Presencial às terças."))).toBe("hybrid");
  expect(modeInText(text("Vendedor de loja.", "Escala 6x1."))).toBeUndefined();
  expect(modeInText()).toBeUndefined();
});

test("a long text is read in time that its length bounds", () => {
  const started = performance.now();
  modeInText("<b>home office<".repeat(20_000));
  modeInText(`${"auxílio para o ".repeat(20_000)}remoto`);
  modeInText("modelo de trabalho remoto ".repeat(10_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
