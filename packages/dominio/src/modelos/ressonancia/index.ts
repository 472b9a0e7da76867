import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  medida,
  medidaObrigatoria,
  naoAvaliado,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type SecaoDoBanco,
} from '../banco.ts'
import { lesoesFocais } from '../lesoes-focais.ts'

const TECNICA: SecaoDoBanco = {
  id: 'rm-tecnica',
  titulo: 'Técnica',
  orgao: null,
  normal: `Sequências ${LACUNA} nos planos sagital, transversal e dorsal, em equipamento de {{medida.RM_CAMPO}}, sob anestesia geral, antes e após gadolínio.`,
  medidas: [medidaObrigatoria('RM_CAMPO'), medida('CONTRASTE_DOSE')],
  frases: [
    normal(
      'rm-encefalo',
      'Encéfalo',
      'Sequências T1, T2, FLAIR, gradiente-eco e difusão do encéfalo, nos planos sagital, transversal e dorsal, sob anestesia geral, antes e após gadolínio.',
    ),
    normal(
      'rm-coluna',
      'Coluna',
      'Sequências T1, T2 e STIR da coluna, nos planos sagital, transversal e dorsal, sob anestesia geral, antes e após gadolínio.',
    ),
    normal(
      'rm-sem-contraste',
      'Sem contraste',
      `Sequências ${LACUNA} nos planos sagital, transversal e dorsal, em equipamento de {{medida.RM_CAMPO}}, sob anestesia geral, sem contraste.`,
    ),
    alterado(
      'rm-movimento',
      'Artefato',
      `Sequências antes e após gadolínio, com artefato de ${LACUNA} em ${LACUNA}, o que limita a avaliação.`,
    ),
    alterado(
      'rm-incompleta',
      'Incompleta',
      `Estudo interrompido por ${LACUNA}; sequências após gadolínio obtidas só no plano ${LACUNA}.`,
    ),
  ],
}

const NEURO: SecaoDoBanco = {
  id: 'rm-neuro',
  titulo: 'Encéfalo ou medula espinhal',
  orgao: null,
  normal: 'Sinal, morfologia e simetria preservados; sem realce anômalo.',
  medidas: [medida('LESAO_COMPRIMENTO'), medida('LESAO_LARGURA'), medida('LESAO_ALTURA'), medida('LESAO_VOLUME')],
  frases: [
    normal(
      'rm-neuro-sem-contraste',
      'Sem contraste',
      'Encéfalo ou medula espinhal de sinal, morfologia e simetria preservados, em estudo sem contraste.',
    ),
    alterado(
      'rm-massa-extra',
      'Massa extra-axial',
      `Massa extra-axial em ${LACUNA}, medindo {{medida.LESAO_COMPRIMENTO}} × {{medida.LESAO_LARGURA}} × {{medida.LESAO_ALTURA}}, com realce ${LACUNA} e cauda dural. Considerar meningioma.`,
    ),
    alterado(
      'rm-massa-intra',
      'Massa intra-axial',
      `Massa intra-axial em ${LACUNA}, medindo {{medida.LESAO_COMPRIMENTO}} × {{medida.LESAO_LARGURA}} × {{medida.LESAO_ALTURA}}, hiperintensa em T2, com realce ${LACUNA} e edema ao redor. Considerar neoplasia glial.`,
    ),
    alterado(
      'rm-inflamatoria',
      'Lesões multifocais',
      `Áreas multifocais hiperintensas em T2 e FLAIR em ${LACUNA}, com realce ${LACUNA}. Considerar meningoencefalite; sugere-se análise do líquor.`,
    ),
    alterado(
      'rm-isquemia',
      'Área de restrição à difusão',
      `Área de restrição à difusão em ${LACUNA}, de limites nítidos e sem efeito de massa, compatível com infarto.`,
    ),
    alterado(
      'rm-medula',
      'Hiperintensidade medular',
      `Hiperintensidade em T2 da medula espinhal em ${LACUNA}, de ${LACUNA} mm de extensão. Considerar edema, gliose e infarto.`,
    ),
    alterado(
      'rm-siringe',
      'Siringomielia',
      `Cavidade de sinal de líquor na medula espinhal em ${LACUNA}, de ${LACUNA} mm de diâmetro, compatível com siringomielia.`,
    ),
  ],
}

const VENTRICULOS: SecaoDoBanco = {
  id: 'rm-ventriculos',
  titulo: 'Sistema ventricular, espaço subaracnoide ou canal central',
  orgao: null,
  normal: 'Dimensões do sistema ventricular e do espaço subaracnoide preservadas; sem efeito de massa.',
  frases: [
    alterado('rm-ventriculomegalia', 'Ventriculomegalia', `Ventrículos laterais aumentados, em grau ${LACUNA}.`),
    alterado('rm-desvio', 'Desvio da linha média', `Desvio da linha média de ${LACUNA} mm para a ${LACUNA}.`),
    alterado(
      'rm-herniacao',
      'Herniação',
      `Herniação ${LACUNA} (transtentorial, subfalcina ou pelo forame magno). Achado crítico.`,
    ),
    alterado(
      'rm-chiari',
      'Malformação semelhante a Chiari',
      'Fossa caudal reduzida, com cerebelo deslocado pelo forame magno, compatível com malformação semelhante a Chiari.',
      { especie: 'CANINA' },
    ),
    alterado('rm-aracnoide', 'Divertículo aracnoide', `Dilatação focal do espaço subaracnoide em ${LACUNA}.`),
  ],
}

const DISCOS: SecaoDoBanco = {
  id: 'rm-discos',
  titulo: 'Discos e vértebras',
  orgao: null,
  normal: 'Sinal e altura discal preservados; sem protrusão, extrusão ou compressão.',
  frases: [
    alterado(
      'rm-extrusao',
      'Extrusão',
      `Extrusão de disco em ${LACUNA}, à ${LACUNA}, com compressão medular de grau ${LACUNA}.`,
    ),
    alterado('rm-protrusao', 'Protrusão', `Protrusão de disco em ${LACUNA}, com compressão medular de grau ${LACUNA}.`),
    alterado('rm-degeneracao', 'Degeneração', `Perda de sinal em T2 dos discos de ${LACUNA}, sem compressão.`),
    alterado(
      'rm-discoespondilite',
      'Discoespondilite',
      `Hiperintensidade em STIR das placas terminais e do disco de ${LACUNA}, com realce, compatível com discoespondilite.`,
    ),
    alterado('rm-lombossacra', 'Lombossacra', 'Protrusão de disco em L7-S1, com compressão da cauda equina.'),
    naoAvaliado('rm-discos-nao', 'Estudo do encéfalo', 'Discos e vértebras fora da região estudada.'),
  ],
}

const MENINGES: SecaoDoBanco = {
  id: 'rm-meninges',
  titulo: 'Meninges, nervos e músculos',
  orgao: null,
  normal: 'Meninges, nervos e músculos sem espessamento ou realce anômalo.',
  frases: [
    normal(
      'rm-meninges-sem-contraste',
      'Sem contraste',
      'Meninges, nervos e músculos de sinal e espessura preservados, em estudo sem contraste.',
    ),
    alterado('rm-meninge', 'Realce meníngeo', `Espessamento e realce de meninges em ${LACUNA}.`),
    alterado('rm-nervo', 'Nervo espessado', `Nervo ${LACUNA} espessado, hiperintenso em T2, com realce ${LACUNA}.`),
    alterado(
      'rm-musculo',
      'Músculos',
      `Hiperintensidade em STIR e atrofia de ${LACUNA}. Considerar miosite e denervação.`,
    ),
    alterado(
      'rm-otite',
      'Orelha média',
      `Material na bula timpânica ${LACUNA}, hiperintenso em T2. Considerar otite média.`,
    ),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('rm-normal', 'Normal', 'Estudo sem alterações nas regiões avaliadas.'),
  conclui(
    'rm-c-massa',
    'Massa',
    `Massa ${LACUNA} em ${LACUNA}. Considerar neoplasia; o diagnóstico definitivo depende da histopatologia.`,
  ),
  conclui(
    'rm-c-inflamatoria',
    'Inflamatória',
    'Achados compatíveis com meningoencefalite. Sugere-se análise do líquor.',
  ),
  conclui(
    'rm-c-disco',
    'Disco',
    `Extrusão de disco em ${LACUNA}, com compressão medular. Correlacionar com o exame neurológico.`,
  ),
  conclui('rm-c-chiari', 'Chiari', 'Malformação semelhante a Chiari, com siringomielia.', { especie: 'CANINA' }),
]

const BANCO = {
  secoes: [TECNICA, NEURO, VENTRICULOS, DISCOS, MENINGES, lesoesFocais('rm', 'nas regiões avaliadas')],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 4,
}

/** Magnetic resonance of brain or spine of one species, either sex. */
export function ressonancia(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
