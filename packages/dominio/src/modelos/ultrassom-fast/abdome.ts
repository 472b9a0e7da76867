import { alterado, LACUNA, medida, medidaObrigatoria, naoAvaliado, normal, type SecaoDoBanco } from '../banco.ts'

const naoVisto = (atalho: string) =>
  naoAvaliado(atalho, 'Janela não obtida', 'Janela não obtida em razão de conteúdo gasoso ou da condição do paciente.')

export const CONDICOES: SecaoDoBanco = {
  id: 'condicoes',
  titulo: 'Condições do exame',
  orgao: null,
  normal:
    'Exame focado, com o paciente na posição de maior conforto. Exame seriado nº {{medida.EXAME_SERIADO_NUMERO}}, na hora indicada neste laudo.',
  medidas: [medidaObrigatoria('EXAME_SERIADO_NUMERO')],
  frases: [
    normal(
      'condicoes-lateral',
      'Decúbito lateral',
      'Exame focado, realizado em decúbito lateral direito, sem tricotomia.',
    ),
    normal('condicoes-esternal', 'Decúbito esternal', 'Exame focado, realizado em decúbito esternal, sem tricotomia.'),
    normal(
      'condicoes-oxigenio',
      'Sob oxigenoterapia',
      'Exame focado, realizado sob oxigenoterapia, com o paciente na posição de maior conforto.',
    ),
    alterado(
      'condicoes-limitado',
      'Exame limitado',
      `Exame focado limitado por ${LACUNA}, o que reduz a sensibilidade para pequenas coleções.`,
    ),
  ],
}

export const DIAFRAGMATICO: SecaoDoBanco = {
  id: 'afast-dh',
  titulo: 'AFAST: diafragmático-hepático',
  orgao: null,
  normal:
    'Ausência de líquido livre; vesícula biliar de paredes finas; veia cava caudal de calibre e variação respiratória preservados.',
  medidas: [medida('VCC_EXPIRACAO'), medida('VCC_INSPIRACAO')],
  frases: [
    alterado(
      'dh-liquido',
      'Líquido livre',
      'Líquido livre entre os lobos hepáticos e junto ao diafragma. Vesícula biliar de paredes finas.',
    ),
    alterado(
      'dh-cava-distendida',
      'Cava distendida',
      'Veia cava caudal distendida e com variação respiratória reduzida, compatível com pressão atrial direita elevada ou sobrecarga de volume.',
    ),
    alterado(
      'dh-cava-colapsada',
      'Cava colapsada',
      'Veia cava caudal de calibre reduzido e colapsada à inspiração, compatível com hipovolemia.',
    ),
    alterado(
      'dh-halo',
      'Edema da vesícula',
      'Parede da vesícula biliar espessada e em camadas (sinal do halo). Considerar anafilaxia, congestão e efusão pericárdica.',
    ),
    naoVisto('dh-nao-visto'),
  ],
}

export const ESPLENORRENAL: SecaoDoBanco = {
  id: 'afast-er',
  titulo: 'AFAST: esplenorrenal',
  orgao: null,
  normal: 'Ausência de líquido livre peritoneal ou retroperitoneal junto ao rim esquerdo e ao baço.',
  frases: [
    alterado('er-liquido', 'Líquido livre', 'Líquido livre peritoneal entre o baço e o rim esquerdo.'),
    alterado(
      'er-retroperitoneo',
      'Líquido retroperitoneal',
      'Líquido no espaço retroperitoneal, junto ao rim esquerdo, sem líquido peritoneal associado.',
    ),
    alterado(
      'er-massa',
      'Formação',
      `Formação de ${LACUNA} cm em topografia esplênica, com líquido livre adjacente. Sugere-se ultrassonografia completa.`,
    ),
    naoVisto('er-nao-visto'),
  ],
}

export const CISTOCOLICO: SecaoDoBanco = {
  id: 'afast-cc',
  titulo: 'AFAST: cistocólico',
  orgao: null,
  normal: 'Bexiga íntegra, com conteúdo anecoico, sem líquido livre adjacente.',
  frases: [
    alterado('cc-liquido', 'Líquido livre', 'Líquido livre junto ao ápice da bexiga, que está íntegra.'),
    alterado(
      'cc-ruptura',
      'Suspeita de ruptura',
      'Bexiga de contorno irregular e pouco repleta, com líquido livre adjacente, sugestiva de ruptura. Comparar creatinina e potássio do líquido com os do sangue.',
    ),
    alterado(
      'cc-obstrucao',
      'Distensão',
      'Bexiga acentuadamente distendida e tensa, com sedimento em suspensão, compatível com obstrução do fluxo de saída.',
    ),
    naoAvaliado('cc-vazia', 'Bexiga vazia', 'Bexiga não identificada por estar vazia; sem líquido livre na região.'),
  ],
}

export const UMBILICAL: SecaoDoBanco = {
  id: 'afast-hr',
  titulo: 'AFAST: hepatorrenal/umbilical',
  orgao: null,
  normal:
    'Ausência de líquido livre na região umbilical. Escore de líquido abdominal: {{medida.ESCORE_LIQUIDO_ABDOMINAL}}/4.',
  medidas: [medida('COLECAO_DIAMETRO')],
  frases: [
    alterado(
      'hr-pequeno',
      'Pequeno volume',
      'Líquido livre em pequeno volume. Escore de líquido abdominal: {{medida.ESCORE_LIQUIDO_ABDOMINAL}}/4. Sugere-se repetir em 4 horas.',
    ),
    alterado(
      'hr-grande',
      'Grande volume',
      'Líquido livre em grande volume. Escore de líquido abdominal: {{medida.ESCORE_LIQUIDO_ABDOMINAL}}/4. Achado crítico.',
    ),
    alterado(
      'hr-celular',
      'Líquido ecoico',
      'Líquido livre com pontos ecoicos em suspensão. Escore de líquido abdominal: {{medida.ESCORE_LIQUIDO_ABDOMINAL}}/4. Sugere-se abdominocentese.',
    ),
    naoVisto('hr-nao-visto'),
  ],
}

/** One point for each site with fluid; the sum fills the measure that the other sections cite. */
export const ESCORE_DE_LIQUIDO: SecaoDoBanco = {
  id: 'afast-escore',
  titulo: 'AFAST: escore de líquido abdominal',
  orgao: null,
  normal: 'Quatro sítios avaliados, com um ponto para cada sítio positivo.',
  medidas: [medidaObrigatoria('ESCORE_LIQUIDO_ABDOMINAL')],
  corpo: { tipo: 'ESCORE', escala: 'AFAST', itens: [] },
  frases: [
    normal('escore-lateral', 'Decúbito lateral', 'Quatro sítios avaliados em decúbito lateral direito.'),
    alterado('escore-aumento', 'Maior que o anterior', 'Escore maior que o do exame seriado anterior.'),
    alterado('escore-reducao', 'Menor que o anterior', 'Escore menor que o do exame seriado anterior.'),
    alterado('escore-estavel', 'Igual ao anterior', 'Escore igual ao do exame seriado anterior.'),
    naoAvaliado('escore-nao', 'Não obtido', 'Escore não calculado: nem todas as janelas foram obtidas.'),
  ],
}
