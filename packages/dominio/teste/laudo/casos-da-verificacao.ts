import { CASOS_POR_ASSUNTO } from './casos-por-assunto.ts'
import { CASOS_DE_AVALIACAO } from './casos-de-avaliacao.ts'
import { CASOS_DE_CONCLUSAO } from './casos-de-conclusao.ts'
import { CASOS_DE_TECNICA } from './casos-de-tecnica.ts'
import { CASOS_DE_TEXTO } from './casos-de-texto.ts'
import { CASOS_DO_CALCULO, comValvas } from './casos-do-calculo.ts'
import { CADELA, CAO, CASTRADA, CASTRADO, com, comMedida, comRim, comTexto, GATA, type Caso } from './exemplos.ts'
import type { DadosDoDicom } from '../../src/laudo/imagem-dicom.ts'
import { IMAGEM, conteudo, medida, modelo, secao, semPendencia, texto } from './conteudo-de-exemplo.ts'

const SEM_DADOS: DadosDoDicom = {
  modalidade: null,
  paciente: null,
  especie: null,
  realizadoEm: null,
  aparelho: null,
  quadros: 1,
}
/** Mel, a dog, with one image out of a file that says this. */
const doArquivo = (dicom: Partial<DadosDoDicom>) =>
  semPendencia({
    paciente: { ...CASTRADA, nome: 'Mel', tutor: 'Ana Silva' },
    imagens: [{ arquivo: IMAGEM, dicom: { ...SEM_DADOS, ...dicom } }],
  })

/** For each rule: what it finds, and what it must leave alone (null). */
export const CASOS: Record<string, readonly Caso[]> = {
  ...CASOS_POR_ASSUNTO,
  ...CASOS_DE_AVALIACAO,
  ...CASOS_DE_TEXTO,
  ...CASOS_DE_TECNICA,
  ...CASOS_DE_CONCLUSAO,
  'sem-conclusao': [
    [
      'sem conclusão',
      semPendencia({ conteudo: conteudo({ conclusao: { type: 'doc', content: [] } }) }),
      'ERRO',
      /conclusão/,
    ],
    ['conclusão só de espaços', semPendencia({ conteudo: conteudo({ conclusao: texto('  ', ' ') }) }), 'ERRO'],
    ['com conclusão', semPendencia(), null],
  ],
  'sem-crmv': [
    ['sem CRMV', semPendencia({ especialista: { crmv: '' } }), 'ERRO', /CRMV/],
    ['CRMV sem número', semPendencia({ especialista: { crmv: 'CRMV-SP' } }), 'ERRO'],
    ['com CRMV', semPendencia(), null],
  ],
  'variavel-sem-valor': [
    ['desconhecida', comTexto('Paciente {{animal.apelido}}.'), 'ERRO', /\{\{animal\.apelido\}\} não existe/],
    ['vazia', comTexto('Enviado por {{parceiro.nome}}.'), 'ERRO', /\{\{parceiro\.nome\}\} está vazia/],
    ['medida não preenchida', comTexto('Mede {{medida.BACO_ESPESSURA}}.'), 'ERRO', /vazia/],
    ['medida de um lado', comTexto('Mede {{medida.RIM_COMPRIMENTO.DIREITO}}.'), 'ERRO', /vazia/],
    ['medida que não há', comTexto('Mede {{medida.UNHA}}.'), 'ERRO', /não existe/],
    ['na conclusão', semPendencia({ conteudo: conteudo({ conclusao: texto('{{x}}') }) }), 'ERRO', /^Conclusão/],
    [
      'medida de duas seções, fora delas',
      comValvas([3.2, 41], [1.5, 9], { conclusao: texto('Gradiente de {{medida.GRADIENTE_PRESSAO}}.') }),
      'ERRO',
      /^Conclusão: .* mais de um lugar \(Valva tricúspide, Valva aórtica\)/,
    ],
    [
      'medida de duas seções, pelo nome da seção',
      comValvas([3.2, 41], [1.5, 9], { conclusao: texto('{{medida.valva-tricuspide.GRADIENTE_PRESSAO}}') }),
      null,
    ],
    [
      'na legenda',
      semPendencia({ conteudo: conteudo({ imagens: [{ arquivo: IMAGEM, legenda: '{{x}}' }] }) }),
      'ERRO',
      /^Legenda da imagem 1/,
    ],
    ['cheia', comTexto('Paciente {{ animal.nome }}.'), null],
    [
      'medida preenchida',
      com([
        { titulo: 'Rins', orgao: 'RINS', medidas: [medida()], texto: texto('{{medida.RIM_COMPRIMENTO.ESQUERDO}}') },
      ]),
      null,
    ],
  ],
  lacuna: [
    ['sublinhados', comTexto('Nódulo de ___ cm.'), 'ERRO', /Fígado.*“___”/],
    ['colchetes', comTexto('Medindo [tamanho] em [...].'), 'ERRO', /“\[tamanho\]”/],
    ['colchetes vazios', comTexto('Medindo [ ].'), 'ERRO'],
    ['xis', comTexto('Nódulo de XX cm.'), 'ERRO', /“XX”/],
    ['xis com vírgula', comTexto('Nódulo de x,x cm.'), 'ERRO'],
    ['x cm', comTexto('Nódulo medindo 3,2 x cm.'), 'ERRO', /“x cm”/],
    ['medindo cm', comTexto('Nódulo medindo cm.'), 'ERRO', /“medindo cm”/],
    ['dimensões completas', comTexto('Nódulo de 3,2 x 2,1 cm, medidas em cm.'), null],
    ['raios X', comTexto('Imagem de raios X com 3 mm.'), null],
    ['chaves soltas', comTexto('Paciente {{animal.nome'), 'ERRO', /“\{\{”/],
    ['no motivo', com([{ situacao: 'NAO_AVALIADO', motivo: '___' }]), 'ERRO'],
    ['referência numerada', comTexto('Conforme literatura [1].'), null],
    ['palavra com xis', comTexto('Tórax, reflexo e máxima.'), null],
  ],
  'imagem-de-outro-paciente': [
    [
      'imagem que não foi enviada a este laudo',
      semPendencia({ imagens: [] }),
      'ERRO',
      /A imagem 1 não é deste paciente/,
    ],
    ['sem imagens', semPendencia({ imagens: [], conteudo: conteudo({ imagens: [] }) }), null],
  ],
  'arquivo-de-outro-paciente': [
    ['de outro nome', doArquivo({ paciente: 'Rex' }), 'AVISO', /imagem 1 é de um paciente “Rex”.*mesmo de Mel/],
    ['de outra espécie', doArquivo({ especie: 'FELINE' }), 'AVISO', /outra espécie \(“FELINE”\)/],
    ['do mesmo', doArquivo({ paciente: 'SILVA MEL', especie: 'CANINE' }), null],
    ['que não diz de quem é', doArquivo({}), null],
    ['que não é DICOM', semPendencia(), null],
  ],
  'imagem-repetida': [
    [
      'duas vezes',
      semPendencia({ conteudo: conteudo({ imagens: ['a', 'b'].map((legenda) => ({ arquivo: IMAGEM, legenda })) }) }),
      'AVISO',
      /repetidas: 2/,
    ],
    ['uma de cada', semPendencia(), null],
  ],
  'imagem-sem-legenda': [
    [
      'uma',
      semPendencia({ conteudo: conteudo({ imagens: [{ arquivo: IMAGEM, legenda: ' ' }] }) }),
      'AVISO',
      /A imagem 1 está sem legenda/,
    ],
    [
      'várias',
      semPendencia({ conteudo: conteudo({ imagens: [1, 2].map(() => ({ arquivo: IMAGEM, legenda: '' })) }) }),
      'AVISO',
      /imagens 1, 2/,
    ],
    ['com legenda', semPendencia(), null],
  ],
  'secao-sem-situacao': [
    ['nada escolhido', com([{ situacao: null }]), 'ERRO', /Fígado/],
    ['escolhido', com([{ situacao: 'ALTERADO' }]), null],
  ],
  'nao-avaliado-sem-motivo': [
    ['sem motivo', com([{ situacao: 'NAO_AVALIADO' }]), 'ERRO', /motivo/],
    ['motivo em branco', com([{ situacao: 'NAO_AVALIADO', motivo: ' ' }]), 'ERRO'],
    ['com motivo', com([{ situacao: 'NAO_AVALIADO', motivo: 'Sobreposição gasosa.' }]), null],
  ],
  'alterado-sem-texto': [
    ['sem texto', com([{ situacao: 'ALTERADO', texto: texto() }]), 'ERRO', /descreva/],
    ['com texto', com([{ situacao: 'ALTERADO' }]), null],
    ['normal sem texto', com([{ texto: texto() }]), null],
  ],
  'lado-contraditorio': [
    ['só fala do outro', comRim({ texto: texto('Rim direito em topografia habitual.') }), 'ERRO', /lado direito/],
    ['com artigo', comRim({ texto: texto('Ecotextura preservada. O rim direito é menor.') }), 'ERRO'],
    ['achado posto no outro', comRim({ texto: texto('Contornos regulares. Cisto no rim direito.') }), 'ERRO'],
    [
      'achado posto no outro, depois de falar deste',
      comRim({ texto: texto('Rim esquerdo homogêneo. Cálculo em rim direito.') }),
      'ERRO',
    ],
    ['achado neste', comRim({ texto: texto('Cisto no rim esquerdo.') }), null],
    ['compara com o outro', comRim({ texto: texto('Dimensões menores que as do rim direito.') }), 'AVISO'],
    ['fala dos dois', comRim({ texto: texto('Rim esquerdo aumentado. Rim direito não identificado.') }), 'AVISO'],
    [
      'seção livre',
      com([{ titulo: 'Cotovelo direito', orgao: null, texto: texto('Cotovelo esquerdo com osteófitos.') }]),
      'ERRO',
    ],
    ['lado certo', comRim({ texto: texto('Rim esquerdo em topografia habitual.') }), null],
    [
      'seção dos dois lados',
      com([{ titulo: 'Rins', orgao: 'RINS', texto: texto('Rim direito e rim esquerdo simétricos.') }]),
      null,
    ],
    [
      'órgão sem par',
      com([{ titulo: 'Átrio esquerdo', orgao: 'ATRIO_ESQUERDO', texto: texto('Átrio direito normal.') }]),
      null,
    ],
    ['decúbito', comRim({ texto: texto('Em decúbito lateral direito, sem alterações.') }), null],
  ],
  'medida-do-outro-lado': [
    ['lado trocado', comRim({ medidas: [medida({ lado: 'DIREITO' })] }), 'ERRO', /“Comprimento”.*direito/],
    ['lado certo', comRim({ medidas: [medida()] }), null],
    ['sem valor', comRim({ medidas: [medida({ lado: 'DIREITO', valor: null })] }), null],
  ],
  'medida-sem-lado': [
    ['rim sem lado', comMedida({ lado: null }), 'AVISO', /de que lado/],
    ['lado no rótulo', comMedida({ lado: null, rotulo: 'Comprimento do rim direito' }), null],
    ['lado na seção', comRim({ medidas: [medida({ lado: null })] }), null],
    ['órgão único', comMedida({ id: 'BACO_ESPESSURA', unidade: 'mm', lado: null }), null],
  ],
  'orgao-de-outro-sexo': [
    ['próstata em fêmea', com([{ titulo: 'Próstata', orgao: 'PROSTATA' }], CADELA), 'ERRO', /fêmea/],
    ['útero em macho', com([{ titulo: 'Útero', orgao: 'UTERO', situacao: 'ALTERADO' }], CAO), 'ERRO', /macho/],
    [
      'não avaliado',
      com([{ titulo: 'Útero', orgao: 'UTERO', situacao: 'NAO_AVALIADO', motivo: 'Macho.' }], CAO),
      'AVISO',
    ],
    ['sexo certo', com([{ titulo: 'Próstata', orgao: 'PROSTATA' }], CASTRADO), null],
    ['sexo indeterminado', com([{ titulo: 'Próstata', orgao: 'PROSTATA' }], { ...CAO, sexo: 'INDETERMINADO' }), null],
  ],
  'texto-de-outro-sexo': [
    ['próstata no texto', comTexto('Observa-se aumento da próstata.'), 'AVISO', /“Próstata”/],
    [
      'útero na conclusão',
      semPendencia({
        paciente: CAO,
        modeloPara: null,
        conteudo: conteudo({ conclusao: texto('Piometra: útero distendido.') }),
      }),
      'AVISO',
      /^Conclusão/,
    ],
    ['próstata sem sinais de aumento', comTexto('Próstata sem sinais de aumento.'), 'AVISO'],
    ['ausência de cistos na próstata', comTexto('Próstata homogênea, com ausência de cistos.'), 'AVISO'],
    ['dito ausente', comTexto('Próstata ausente. Não se aplica o estudo dos testículos.'), null],
    ['seção já apontada', com([{ titulo: 'Próstata', orgao: 'PROSTATA', texto: texto('Próstata simétrica.') }]), null],
    ['palavra parecida', comTexto('Paciente prostrado.'), null],
  ],
  'orgao-retirado-na-castracao': [
    ['útero normal em castrada', com([{ titulo: 'Útero', orgao: 'UTERO' }]), 'ERRO', /castrado/],
    ['ovários sem texto em castrada', com([{ titulo: 'Ovários', orgao: 'OVARIOS', texto: texto() }]), 'ERRO'],
    ...[
      'Dimensões preservadas. Ausência de cistos ou formações.',
      'Em topografia habitual. Não foram observadas alterações.',
      'Cistos não visibilizados. Parênquima homogêneo.',
      'Dimensões preservadas em paciente castrada.',
      'Contornos preservados, sem evidência de nódulos.',
    ].map((escrito): Caso => [escrito, com([{ titulo: 'Ovários', orgao: 'OVARIOS', texto: texto(escrito) }]), 'ERRO']),
    ...[
      'Não visibilizados, ausência compatível com histórico de castração.',
      'Ausência de ovários.',
      'Não se observam os ovários.',
      'Topografias sem alterações. Ausentes.',
      'Histórico de ovariohisterectomia.',
      'Não se aplica (castrada).',
    ].map((escrito): Caso => [escrito, com([{ titulo: 'Ovários', orgao: 'OVARIOS', texto: texto(escrito) }]), null]),
    ['coto', com([{ titulo: 'Útero', orgao: 'UTERO', texto: texto('Coto uterino sem alterações.') }]), null],
    [
      'útero que ficou',
      com([{ titulo: 'Útero', orgao: 'UTERO', texto: texto('Preservado após ovariectomia.') }]),
      null,
    ],
    ['testículos em castrado', com([{ titulo: 'Testículos', orgao: 'TESTICULOS' }], CASTRADO), 'AVISO'],
    [
      'descrito como ausente',
      com([{ titulo: 'Útero', orgao: 'UTERO', texto: texto('Não caracterizado (paciente castrada).') }]),
      null,
    ],
    ['coto alterado', com([{ titulo: 'Útero', orgao: 'UTERO', situacao: 'ALTERADO' }]), null],
    ['inteira', com([{ titulo: 'Útero', orgao: 'UTERO' }], CADELA), null],
    ['castração desconhecida', com([{ titulo: 'Útero', orgao: 'UTERO' }], { ...CADELA, castrado: null }), null],
  ],
  'modelo-de-outro-paciente': [
    ['outra espécie', semPendencia({ paciente: GATA }), 'AVISO', /espécie canina/],
    ['outro sexo', semPendencia({ paciente: CAO }), 'AVISO', /para fêmea/],
    [
      'modelo para todos',
      semPendencia({ paciente: GATA, modeloPara: { nome: 'Geral', especie: null, sexo: null } }),
      null,
    ],
  ],
  'secao-obrigatoria': [
    [
      'retirada',
      semPendencia({
        modelo: modelo({ secoes: [{ ...secao({ id: 'baco', titulo: 'Baço' }), obrigatoria: true, frases: [] }] }),
      }),
      'ERRO',
      /“Baço” é obrigatória/,
    ],
    [
      'sem texto',
      { ...com([{ texto: texto('') }]), modelo: modelo({ secoes: [{ ...secao(), obrigatoria: true, frases: [] }] }) },
      'ERRO',
      /sem texto/,
    ],
    [
      'não avaliada, com motivo',
      {
        ...com([{ situacao: 'NAO_AVALIADO', motivo: 'Gás', texto: texto('') }]),
        modelo: modelo({ secoes: [{ ...secao(), obrigatoria: true, frases: [] }] }),
      },
      null,
    ],
    ['facultativa', semPendencia({ modelo: modelo({ secoes: [{ ...secao({ id: 'baco' }), frases: [] }] }) }), null],
  ],
  'medida-impossivel': [
    ['zero', comMedida({ valor: 0 }), 'ERRO', /maior que zero/],
    ['negativa', comMedida({ valor: -1, id: 'LIVRE' }), 'ERRO'],
    ['comprimento negativo', comMedida({ valor: -5.2 }), 'ERRO'],
    ['ângulo negativo', comMedida({ id: 'ECG_EIXO', valor: -35, unidade: '°', lado: null }), null],
    ['ângulo de zero', comMedida({ id: 'ECG_EIXO', valor: 0, unidade: '°', lado: null }), null],
  ],
  'medida-em-unidade-errada': [
    ['outra grandeza', comMedida({ unidade: 'ml' }), 'ERRO', /está em ml; use cm ou mm/],
    ['sem unidade', comMedida({ unidade: '' }), 'ERRO', /sem unidade/],
    ['razão com unidade', comMedida({ id: 'RIM_AORTA', lado: null, valor: 7, unidade: 'cm' }), 'ERRO', /sem unidade/],
    ['unidade fora do catálogo', comMedida({ unidade: 'bpm' }), 'ERRO'],
    ['equivalente', comMedida({ valor: 52, unidade: 'mm' }), null],
    ['razão', comMedida({ id: 'RIM_AORTA', lado: null, valor: 7, unidade: '' }), null],
    ['medida livre', comMedida({ id: 'LIVRE', unidade: 'kg' }), null],
    [
      'medida do modelo',
      { ...comMedida({ id: 'PROPRIA_VOLUME', lado: null, unidade: 'mm' }), modelo: modelo() },
      'ERRO',
      /está em mm; use cm³ ou mL/,
    ],
  ],
  'medida-fora-do-plausivel': [
    ['milímetros em centímetros', comMedida({ valor: 52 }), 'ERRO', /52,00 cm não é plausível.*Não seria 52 mm\?/],
    ['centímetros em milímetros', comMedida({ valor: 5.2, unidade: 'mm' }), 'ERRO', /Não seria 5,2 cm\?/],
    ['sem outra leitura', comMedida({ id: 'VHS', lado: null, valor: 95, unidade: 'v' }), 'ERRO', /Confira o valor/],
    ['outra espécie', comMedida({ valor: 52 }, {}, { ...CADELA, especie: 'Equina' }), 'AVISO'],
    ['plausível, embora alterada', comMedida({ valor: 9.8 }), null],
  ],
  'medida-de-outra-especie': [
    [
      'VLAS em gata',
      comMedida({ id: 'VLAS', lado: null, valor: 2, unidade: 'v' }, {}, GATA),
      'AVISO',
      /índice da espécie canina.*felina/,
    ],
    ['VLAS em cão', comMedida({ id: 'VLAS', lado: null, valor: 2, unidade: 'v' }), null],
    ['comprimento em gata', comMedida({ valor: 3.6 }, {}, GATA), null],
  ],
  'sem-peso': [
    [
      'referência por peso',
      comMedida({ id: 'ADRENAL_POLO_CAUDAL', valor: 0.5 }, {}, { ...CASTRADA, pesoGramas: null }),
      'AVISO',
      /“Comprimento”.*peso/,
    ],
    ['alometria', comMedida({ id: 'DIVED', lado: null, valor: 3.2 }, {}, { ...CASTRADA, pesoGramas: null }), 'AVISO'],
    [
      'referência sem peso',
      comMedida({ id: 'RIM_AORTA', lado: null, valor: 7, unidade: '' }, {}, { ...CASTRADA, pesoGramas: null }),
      null,
    ],
    ['sem medidas', semPendencia({ paciente: { ...CASTRADA, pesoGramas: null } }), null],
  ],
  'medida-alterada-em-secao-normal': [
    ['acima', comMedida({ valor: 5 }, {}, GATA), 'AVISO', /5,00 cm está acima da referência \(3 a 4,5 cm\)/],
    ['abaixo', comMedida({ valor: 20, unidade: 'mm' }, {}, GATA), 'AVISO', /abaixo da referência \(30 a 45 mm\)/],
    ['dentro', comMedida({ valor: 3.6 }, {}, GATA), null],
    [
      'acima da referência do modelo, que vale para o peso',
      { ...comMedida({ id: 'PROPRIA_VOLUME', lado: null, valor: 12, unidade: 'cm³' }), modelo: modelo() },
      'AVISO',
      /12,0 cm³ está acima da referência \(2 a 8 cm³\)/,
    ],
    [
      'dentro da referência do modelo, que substitui a nossa',
      { ...comMedida({ valor: 5 }, {}, GATA), modelo: modelo() },
      null,
    ],
    ['seção alterada', comMedida({ valor: 5 }, { situacao: 'ALTERADO' }, GATA), null],
  ],
  'texto-normal-com-medida-alterada': [
    [
      'dimensões normais',
      comMedida({ valor: 5 }, { situacao: 'ALTERADO', texto: texto('Rins de dimensões normais.') }, GATA),
      'AVISO',
      /tamanho normal/,
    ],
    [
      'dentro dos limites',
      comMedida({ valor: 5 }, { situacao: 'ALTERADO', texto: texto('Tamanho dentro dos limites.') }, GATA),
      'AVISO',
    ],
    [
      'duas orações',
      comMedida({ valor: 5 }, { situacao: 'ALTERADO', texto: texto('Dimensões aumentadas. Normal à palpação.') }, GATA),
      null,
    ],
    [
      'outro atributo normal',
      comMedida(
        { valor: 5 },
        { situacao: 'ALTERADO', texto: texto('Dimensões aumentadas e ecotextura preservada.') },
        GATA,
      ),
      null,
    ],
    [
      'medida dentro',
      comMedida({ valor: 3.6 }, { situacao: 'ALTERADO', texto: texto('Dimensões normais.') }, GATA),
      null,
    ],
  ],
  ...CASOS_DO_CALCULO,
}
