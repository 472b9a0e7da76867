import { alterado, LACUNA, naoAvaliado, normal, type SecaoDoBanco } from '../banco.ts'

export const LINFONODOS: SecaoDoBanco = {
  id: 'linfonodos',
  titulo: 'Linfonodos',
  orgao: 'LINFONODOS',
  normal: 'Linfonodos abdominais visibilizados com formato, dimensões e ecogenicidade preservados.',
  frases: [
    alterado(
      'linfonodos-reativos',
      'Reativos',
      `Linfonodos ${LACUNA} com discreto aumento de dimensões, até ${LACUNA} mm de espessura, formato fusiforme e ecogenicidade preservada, sugestivos de reatividade.`,
    ),
    alterado(
      'linfonodos-mesentericos',
      'Mesentéricos reativos',
      `Linfonodos jejunais com discreto aumento de dimensões, até ${LACUNA} mm de espessura, de formato alongado e parênquima homogêneo.`,
    ),
    alterado(
      'linfonodos-infiltrados',
      'Suspeita de infiltração',
      `Linfonodos ${LACUNA} com dimensões aumentadas, até ${LACUNA} cm, arredondados, hipoecogênicos e heterogêneos, com gordura adjacente hiperecogênica.`,
    ),
    alterado(
      'linfonodos-iliacos',
      'Ilíacos mediais aumentados',
      `Linfonodos ilíacos mediais com dimensões aumentadas, até ${LACUNA} mm de espessura, de contornos regulares.`,
    ),
    alterado(
      'linfonodos-cavitarios',
      'Cavitários',
      `Linfonodo ${LACUNA} com dimensões aumentadas e área central anecogênica, com ${LACUNA} cm.`,
    ),
    naoAvaliado(
      'linfonodos-nao-vistos',
      'Não visibilizados',
      'Linfonodos abdominais não visibilizados. Ausência de sinais indiretos de linfonodomegalia.',
    ),
  ],
}

export const CAVIDADE: SecaoDoBanco = {
  id: 'cavidade',
  titulo: 'Cavidade abdominal e líquido livre',
  orgao: 'CAVIDADE_ABDOMINAL',
  normal:
    'Ausência de líquido livre em cavidade abdominal. Gordura mesentérica de ecogenicidade preservada. Grandes vasos abdominais com calibre e trajeto preservados.',
  frases: [
    alterado(
      'cavidade-liquido-discreto',
      'Líquido livre discreto',
      `Pequena quantidade de líquido livre anecogênico entre ${LACUNA}. Gordura mesentérica de ecogenicidade preservada.`,
    ),
    alterado(
      'cavidade-liquido-anecogenico',
      'Ascite anecogênica',
      'Grande quantidade de líquido livre anecogênico em cavidade abdominal, separando as alças intestinais.',
    ),
    alterado(
      'cavidade-liquido-celular',
      'Líquido com celularidade',
      'Moderada quantidade de líquido livre com pontos ecogênicos em suspensão (celularidade elevada). Sugere-se coleta guiada para análise.',
    ),
    alterado(
      'cavidade-peritonite',
      'Peritonite',
      'Gordura mesentérica difusamente hiperecogênica e reativa, associada a pequena quantidade de líquido livre com celularidade.',
    ),
    alterado(
      'cavidade-esteatite',
      'Reação focal da gordura',
      `Gordura mesentérica hiperecogênica em região ${LACUNA}, compatível com processo inflamatório focal.`,
    ),
    alterado(
      'cavidade-pneumoperitonio',
      'Gás livre',
      'Artefatos de reverberação junto à parede ventral, móveis à mudança de decúbito, sugestivos de gás livre em cavidade. Sugere-se complementação radiográfica.',
    ),
    alterado(
      'cavidade-trombo',
      'Trombo',
      `Material ecogênico aderido à parede de ${LACUNA}, com ${LACUNA} cm, determinando falha de enchimento ao Doppler colorido, compatível com trombo.`,
    ),
    normal(
      'cavidade-pos-operatorio',
      'Pós-operatório recente',
      'Discreta quantidade de líquido livre anecogênico e gordura hiperecogênica junto à parede ventral, achados esperados para o pós-operatório recente.',
    ),
  ],
}
