import type { OrgaoId } from '../orgaos/index.ts'

/** What each organ is, for who never studied it. Exhaustive: a new organ has to be explained. */
const EM_PALAVRAS: Readonly<Record<OrgaoId, string>> = {
  BEXIGA: 'Guarda a urina.',
  RINS: 'Filtram o sangue e formam a urina.',
  FIGADO: 'Produz a bile e participa da digestão e da limpeza do sangue.',
  VESICULA_BILIAR: 'Guarda a bile, líquido que ajuda a digerir a gordura.',
  ESTOMAGO: 'Recebe a comida e começa a digestão.',
  INTESTINOS: 'Continuam a digestão e absorvem os nutrientes.',
  BACO: 'Órgão de defesa, que também guarda e filtra o sangue.',
  PANCREAS: 'Produz substâncias da digestão e a insulina.',
  ADRENAIS: 'Glândulas que ficam junto dos rins e produzem hormônios.',
  UTERO: 'Onde os filhotes se formam na gestação.',
  OVARIOS: 'Produzem os óvulos e hormônios da fêmea.',
  PROSTATA: 'Glândula do macho que fica junto da bexiga.',
  TESTICULOS: 'Produzem os espermatozoides e hormônios do macho.',
  LINFONODOS: 'Pequenos órgãos de defesa, também chamados de gânglios.',
  CAVIDADE_ABDOMINAL: 'O espaço da barriga em que ficam os órgãos.',
  ATRIO_ESQUERDO: 'Câmara do coração que recebe o sangue dos pulmões, e o vaso que o leva ao corpo.',
  VENTRICULO_ESQUERDO: 'Câmara do coração que manda o sangue para o corpo.',
  CAMARAS_DIREITAS: 'Câmaras do coração que recebem o sangue do corpo e o mandam aos pulmões.',
  VALVA_MITRAL: 'Porta entre as duas câmaras esquerdas do coração.',
  VALVA_TRICUSPIDE: 'Porta entre as duas câmaras direitas do coração.',
  VALVA_AORTICA: 'Porta por onde o sangue sai do coração para o corpo.',
  VALVA_PULMONAR: 'Porta por onde o sangue sai do coração para os pulmões.',
  PERICARDIO: 'Membrana que envolve o coração.',
  CORACAO: 'O coração, que bombeia o sangue.',
  GRANDES_VASOS: 'Os maiores vasos que chegam ao coração e saem dele.',
  PULMOES: 'Fazem a troca de ar da respiração.',
  TRAQUEIA: 'O tubo que leva o ar aos pulmões.',
  MEDIASTINO: 'O espaço do tórax entre os dois pulmões.',
  ESPACO_PLEURAL: 'O espaço em volta dos pulmões.',
  DIAFRAGMA: 'O músculo da respiração, entre o tórax e o abdome.',
  ESOFAGO: 'O tubo que leva a comida ao estômago.',
  ARCABOUCO_OSSEO: 'Os ossos da região examinada.',
}

/** Null of a section that is about no organ that is known. */
export const oQueE = (orgao: string | null): string | null =>
  orgao !== null && Object.hasOwn(EM_PALAVRAS, orgao) ? EM_PALAVRAS[orgao as OrgaoId] : null
