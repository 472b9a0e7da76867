import type { MedidaPreenchida, SecaoDoLaudo } from '../../src/laudo/conteudo.ts'
import type { DadosDaVerificacao } from '../../src/laudo/verificacao/index.ts'
import { conteudo, medida, secao, semPendencia, texto } from './conteudo-de-exemplo.ts'
import type { Caso } from './exemplos.ts'

type Modalidade = DadosDaVerificacao['modalidade']

/** An exam of sections by title, text and, maybe, measures. */
const exame = (
  modalidade: Modalidade,
  ...secoes: readonly (readonly [titulo: string, escrito: string, medidas?: MedidaPreenchida[]])[]
) =>
  semPendencia({
    modeloPara: null,
    modalidade,
    conteudo: conteudo({
      secoes: secoes.map(([titulo, escrito, medidas = []], i) =>
        secao({ id: `s${i}`, titulo, orgao: null, texto: texto(escrito), medidas }),
      ),
    }),
  })
const dose = (valor: number | null) => [
  medida({ id: 'CONTRASTE_DOSE', rotulo: 'Dose do contraste', valor, unidade: 'mL/kg', lado: null }),
]
const norberg = [medida({ id: 'NORBERG', rotulo: 'Ângulo de Norberg', valor: 106, unidade: '°' })]

const area = (lado: 'ESQUERDO' | 'DIREITO', valor: number | null, unidade: MedidaPreenchida['unidade'] = 'mm²') =>
  medida({ id: 'TFDS_AREA', rotulo: 'Área', valor, unidade, lado })
const tendao = (medidas: MedidaPreenchida[], campos: Partial<SecaoDoLaudo> = {}) =>
  semPendencia({
    modeloPara: null,
    paciente: { especie: 'Equina', sexo: 'MACHO', castrado: true, pesoGramas: 450_000 },
    conteudo: conteudo({
      secoes: [secao({ titulo: 'Tendão flexor digital superficial', orgao: null, medidas, ...campos })],
    }),
  })

/** For each rule about how an exam was done, or about one limb beside the other. */
export const CASOS_DE_TECNICA: Record<string, readonly Caso[]> = {
  'contraste-contraditorio': [
    [
      'realce sem contraste',
      exame('TOMOGRAFIA', ['Técnica', 'Aquisição helicoidal, sem contraste.'], ['Achados', 'Massa com realce anelar.']),
      'ERRO',
      /^Achados: .*“realce”, mas a técnica não diz contraste/,
    ],
    [
      'contraste sem realce descrito',
      exame('RESSONANCIA', ['Técnica', 'Antes e após gadolínio.'], ['Encéfalo', 'Sinal preservado.']),
      'ERRO',
      /^Técnica: houve contraste/,
    ],
    [
      'dose medida, sem realce descrito',
      exame('TOMOGRAFIA', ['Técnica', 'Aquisição helicoidal.', dose(2)], ['Achados', 'Forma preservada.']),
      'ERRO',
      /houve contraste/,
    ],
    [
      'realce com contraste',
      exame('TOMOGRAFIA', ['Técnica', 'Antes e após contraste.'], ['Achados', 'Massa com realce anelar.']),
      null,
    ],
    [
      'sem realce, com contraste',
      exame('RESSONANCIA', ['Técnica', 'Antes e após gadolínio.'], ['Encéfalo', 'Sem realce anômalo.']),
      null,
    ],
    [
      'nem um nem outro',
      exame('TOMOGRAFIA', ['Técnica', 'Sem contraste.', dose(null)], ['Achados', 'Sem realce avaliável.']),
      null,
    ],
    [
      'em outro exame',
      exame('ULTRASSONOGRAFIA', ['Técnica', 'Modo B.'], ['Achados', 'Realce acústico posterior.']),
      null,
    ],
  ],
  'sedacao-contraditoria': [
    [
      'sedado e não sedado',
      exame('RADIOGRAFIA', ['Projeções', 'Projeções sob sedação.'], ['Achados', 'Animal não sedado.']),
      'ERRO',
      /^Projeções diz que houve sedação, e Achados/,
    ],
    [
      'sob anestesia geral, e acordado',
      exame('TOMOGRAFIA', ['A', 'Sob anestesia geral.'], ['B', 'Paciente acordado.']),
      'ERRO',
    ],
    [
      'só um deles',
      exame('RADIOGRAFIA', ['Projeções', 'Projeções sem sedação.'], ['Achados', 'Sem alterações.']),
      null,
    ],
    [
      'anestesia tópica',
      exame('ULTRASSONOGRAFIA', ['A', 'Sob anestesia tópica.'], ['B', 'Paciente não sedado.']),
      null,
    ],
  ],
  'projecao-ausente': [
    [
      'ângulo medido só com a lateral',
      exame(
        'RADIOGRAFIA',
        ['Projeção e posicionamento', 'Projeção laterolateral.'],
        ['Coxofemorais', 'Congruentes.', norberg],
      ),
      'AVISO',
      /falta a projeção ventrodorsal/,
    ],
    [
      'ângulo citado só com a lateral',
      exame('RADIOGRAFIA', ['Projeções', 'Laterolateral direita.'], ['Coxofemorais', 'Ângulo de Norberg de 106°.']),
      'AVISO',
    ],
    [
      'com a ventrodorsal',
      exame('RADIOGRAFIA', ['Projeções', 'Ventrodorsal estendida.'], ['Coxofemorais', 'Congruentes.', norberg]),
      null,
    ],
    [
      'platô tibial só com a craniocaudal',
      exame('RADIOGRAFIA', ['Projeções', 'Craniocaudal.'], ['Articulações', 'Ângulo do platô tibial de 24°.']),
      'AVISO',
      /falta a projeção mediolateral/,
    ],
    [
      'ângulo palmar só com a dorsopalmar',
      exame('RADIOGRAFIA', ['Projeções', 'Dorsopalmar.'], ['Alinhamento', 'Ângulo palmar de 5°.']),
      'AVISO',
      /falta a projeção lateromedial/,
    ],
    [
      'ângulo palmar com a lateromedial',
      exame('RADIOGRAFIA', ['Projeções', 'LM e DP.'], ['Alinhamento', 'Ângulo palmar de 5°.']),
      null,
    ],
    ['sem o ângulo', exame('RADIOGRAFIA', ['Projeções', 'Laterolateral.'], ['Coxofemorais', 'Congruentes.']), null],
  ],
  'assimetria-em-secao-normal': [
    ['mais de 20% do outro', tendao([area('ESQUERDO', 121), area('DIREITO', 100)]), 'AVISO', /difere 21% entre/],
    ['em outra unidade', tendao([area('ESQUERDO', 1, 'cm²'), area('DIREITO', 130)]), 'AVISO', /30%/],
    ['20% certos', tendao([area('ESQUERDO', 100), area('DIREITO', 120)]), null],
    ['em seção alterada', tendao([area('ESQUERDO', 150), area('DIREITO', 100)], { situacao: 'ALTERADO' }), null],
    ['um só lado', tendao([area('ESQUERDO', 150), area('DIREITO', null)]), null],
  ],
}
