import { conclui, LACUNA, type ConclusaoDoBanco } from '../banco.ts'

export const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui(
    'conclusao-normal',
    'Sem alterações',
    'Exame ultrassonográfico abdominal sem alterações dignas de nota no momento da avaliação.',
  ),
  conclui(
    'conclusao-correlacao',
    'Correlação clínica',
    'Os achados devem ser correlacionados com a avaliação clínica e os demais exames complementares.',
  ),
  conclui('conclusao-controle', 'Controle', `Sugere-se controle ultrassonográfico em ${LACUNA} dias.`),
  conclui(
    'conclusao-citologia',
    'Citologia ou histologia',
    `Sugere-se citologia aspirativa ou biópsia guiada de ${LACUNA} para definição diagnóstica.`,
  ),
  conclui(
    'conclusao-limitacao',
    'Exame limitado',
    'Exame limitado por conteúdo gasoso e pela agitação do paciente. Sugere-se repetição com jejum adequado, se necessário com sedação.',
  ),
  conclui(
    'conclusao-nefropatia',
    'Nefropatia',
    'Achados renais compatíveis com nefropatia. Correlacionar com creatinina, SDMA, relação proteína/creatinina urinária e pressão arterial.',
  ),
  conclui(
    'conclusao-cistite',
    'Cistite',
    'Espessamento da parede vesical e sedimento, achados sugestivos de cistite. Sugere-se urinálise e cultura por cistocentese.',
  ),
  conclui('conclusao-litiase', 'Litíase', 'Litíase vesical. Sugere-se complementação radiográfica e urinálise.'),
  conclui(
    'conclusao-hepatopatia',
    'Hepatopatia',
    'Alterações hepáticas difusas inespecíficas. Diferenciais: hepatopatia vacuolar, metabólica ou inflamatória. Correlacionar com enzimas hepáticas e ácidos biliares.',
  ),
  conclui(
    'conclusao-lama',
    'Lama biliar',
    'Lama biliar, achado que pode ser incidental. Correlacionar com função hepatobiliar e perfil lipídico.',
  ),
  conclui(
    'conclusao-mucocele',
    'Mucocele',
    'Mucocele da vesícula biliar, com indicação de avaliação cirúrgica. Acompanhar sinais de obstrução e de ruptura.',
    { especie: 'CANINA' },
  ),
  conclui(
    'conclusao-lipidose',
    'Lipidose hepática',
    'Hepatomegalia hiperecogênica, sugestiva de lipidose hepática. Correlacionar com histórico de hiporexia e bioquímica sérica.',
    { especie: 'FELINA' },
  ),
  conclui(
    'conclusao-triade',
    'Tríade felina',
    'Alterações concomitantes em fígado e vias biliares, pâncreas e intestino. Considerar tríade felina (colangite, pancreatite e enteropatia inflamatória).',
    { especie: 'FELINA' },
  ),
  conclui(
    'conclusao-pancreatite',
    'Pancreatite',
    'Achados compatíveis com pancreatite. Correlacionar com lipase pancreática específica.',
  ),
  conclui(
    'conclusao-enteropatia',
    'Enteropatia',
    'Achados intestinais inespecíficos, compatíveis com enteropatia inflamatória. Linfoma alimentar não pode ser descartado apenas por imagem.',
  ),
  conclui(
    'conclusao-corpo-estranho',
    'Corpo estranho obstrutivo',
    'Processo obstrutivo por corpo estranho. Achado crítico: sugere-se avaliação cirúrgica imediata.',
  ),
  conclui(
    'conclusao-baco',
    'Formação esplênica',
    'Formação esplênica cavitária. Diferenciais: hematoma, hiperplasia nodular e hemangiossarcoma. Sugere-se estadiamento e avaliação cirúrgica.',
  ),
  conclui(
    'conclusao-adrenal',
    'Adrenais aumentadas',
    'Adrenais com dimensões aumentadas. Correlacionar com sinais clínicos e testes hormonais.',
  ),
  conclui(
    'conclusao-liquido',
    'Líquido livre',
    'Líquido livre em cavidade abdominal. Achado crítico: sugere-se coleta guiada e análise do líquido.',
  ),
  conclui(
    'conclusao-piometra',
    'Piometra',
    'Conteúdo uterino com celularidade e paredes espessadas, sugestivos de piometra. Achado crítico: sugere-se avaliação cirúrgica imediata.',
    { sexo: 'FEMEA' },
  ),
  conclui(
    'conclusao-gestacao',
    'Gestação',
    `Gestação de aproximadamente ${LACUNA} dias, com viabilidade fetal preservada no momento do exame.`,
    { sexo: 'FEMEA' },
  ),
  conclui(
    'conclusao-prostata',
    'Hiperplasia prostática',
    'Prostatomegalia homogênea, sugestiva de hiperplasia prostática benigna.',
    { sexo: 'MACHO', especie: 'CANINA' },
  ),
  conclui(
    'conclusao-criptorquidia',
    'Criptorquidia',
    `Criptorquidia ${LACUNA}. Sugere-se orquiectomia, pelo maior risco de torção e neoplasia do testículo retido.`,
    { sexo: 'MACHO' },
  ),
]
