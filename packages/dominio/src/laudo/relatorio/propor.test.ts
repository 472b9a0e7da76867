import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { medida, secao } from '../../../teste/laudo/conteudo-de-exemplo.ts'
import { MEDIDAS, ehMedida } from '../../medidas/index.ts'
import { MODELOS_DE_LAUDO } from '../../modelos/index.ts'
import { REGRAS_DOS_CONCEITOS, origemDa, proporMedidas, type MedidaLida, type RelatorioDoEquipamento } from './index.ts'

const LIDA: MedidaLida = {
  conceito: { codigo: '29436-3', esquema: 'LN', nome: 'LVIDd' },
  valor: 3.42,
  unidade: 'cm',
  local: null,
  lado: null,
  derivacao: null,
  escolhida: false,
  feto: null,
  modificadores: [],
}
const codigo = (esquema: string, valor: string, nome = valor) => ({ esquema, codigo: valor, nome })
const lida = (parcial: Partial<MedidaLida>): MedidaLida => ({ ...LIDA, ...parcial })
const relatorio = (...medidas: MedidaLida[]): RelatorioDoEquipamento => ({
  arquivo: '0198b6a0-0000-7000-8000-000000000001',
  nome: 'SR0001',
  dicom: { modalidade: 'SR', paciente: 'Rex', especie: null, realizadoEm: null, aparelho: 'Vivid iq', quadros: 1 },
  medidas,
})

const VENTRICULO = secao({
  id: 've',
  titulo: 'Ventrículo esquerdo',
  orgao: 'VENTRICULO_ESQUERDO',
  medidas: [
    medida({ id: 'DIVED', rotulo: 'DIVEd', valor: null, unidade: 'cm', lado: null }),
    medida({ id: 'FRACAO_EJECAO', rotulo: 'FE', valor: null, unidade: '%', lado: null }),
  ],
})
const RINS = secao({
  id: 'rins',
  titulo: 'Rins',
  orgao: 'RINS',
  medidas: (['ESQUERDO', 'DIREITO'] as const).map((lado) =>
    medida({ id: 'RIM_COMPRIMENTO', rotulo: 'Comprimento', valor: null, unidade: 'cm', lado }),
  ),
})
const valva = (id: string, orgao: string) =>
  secao({
    id,
    titulo: id,
    orgao,
    medidas: [medida({ id: 'VELOCIDADE_MAXIMA', rotulo: 'Vmáx', valor: null, unidade: 'm/s', lado: null })],
  })
const LAUDO = [VENTRICULO, RINS, valva('aortica', 'VALVA_AORTICA'), valva('pulmonar', 'VALVA_PULMONAR')]

const propor = (medidas: MedidaLida[], secoes = LAUDO) => {
  const { propostas, semUso } = proporMedidas({ secoes }, [relatorio(...medidas)])
  return {
    propostas: propostas.map(({ secao: { id }, medida: { id: qual, lado }, candidatas }) =>
      [id, qual, lado, ...candidatas.map(({ valor }) => valor)].filter((parte) => parte !== null),
    ),
    semUso: semUso.map(({ lida: { valor } }) => valor),
  }
}

const rim = (parcial: Partial<MedidaLida>) =>
  lida({ conceito: codigo('SRT', 'G-A22A'), local: codigo('SRT', 'T-71000'), ...parcial })
const fluxo = (local: string, direcao: string, valor = 142) =>
  lida({
    conceito: codigo('LN', '11726-7'),
    valor,
    unidade: 'cm/s',
    local: codigo('SCT', local),
    modificadores: [codigo('SCT', direcao)],
  })

describe('o que um aparelho mediu', () => {
  it('vai para a medida do conceito, na unidade em que ela está escrita', () => {
    expect(propor([lida({ valor: 34.2, unidade: 'mm' })]).propostas).toEqual([['ve', 'DIVED', 3.42]])
    const emMm = {
      ...VENTRICULO,
      medidas: [medida({ id: 'DIVED', rotulo: 'x', valor: 30, unidade: 'mm', lado: null })],
    }
    expect(propor([lida({ valor: 0.0342, unidade: 'm' })], [emMm]).propostas).toEqual([['ve', 'DIVED', 34.2]])
  })

  it.each([
    ['conceito de fabricante', { conceito: codigo('99VIVID', '29436-3') }],
    ['unidade que não o mede', { unidade: 'mL' }],
    ['unidade desconhecida', { unidade: '[in_i]' }],
    ['valor impossível', { valor: -3 }],
    ['fração de ejeção por outro método', { conceito: codigo('LN', '18043-0'), valor: 61, unidade: '%' }],
    ['comprimento de um rim fetal', { conceito: codigo('LN', '11836-4') }],
    ['comprimento de nada', { conceito: codigo('SRT', 'G-A22A') }],
  ])('%s fica lido e sem uso', (_, parcial) => {
    const { propostas, semUso } = propor([lida(parcial)])
    expect(propostas).toEqual([])
    expect(semUso).toHaveLength(1)
  })

  it('Teichholz é dito pelo método', () => {
    const fe = lida({
      conceito: codigo('LN', '18043-0'),
      valor: 69,
      unidade: '%',
      modificadores: [codigo('DCM', '125209')],
    })
    expect(propor([fe]).propostas).toEqual([['ve', 'FRACAO_EJECAO', 69]])
  })

  it('de um órgão par, só com o lado, e só o do lado', () => {
    expect(propor([rim({ valor: 52.4, unidade: 'mm', lado: 'DIREITO' })]).propostas).toEqual([
      ['rins', 'RIM_COMPRIMENTO', 'DIREITO', 5.24],
    ])
    expect(propor([rim({ valor: 5.2 })])).toEqual({ propostas: [], semUso: [5.2] })
  })

  it('a velocidade é da valva em que foi medida, no sentido do fluxo', () => {
    expect(propor([fluxo('34202007', '263677008')]).propostas).toEqual([['aortica', 'VELOCIDADE_MAXIMA', 1.42]])
    expect(propor([fluxo('39057004', '263677008')]).propostas).toEqual([['pulmonar', 'VELOCIDADE_MAXIMA', 1.42]])
    expect(propor([fluxo('34202007', '397417004')]).propostas).toEqual([])
  })

  it('o código que já quis dizer duas coisas não diz nenhuma', () => {
    const tricuspide = [valva('tricuspide', 'VALVA_TRICUSPIDE')]
    expect(propor([fluxo('46030003', '397417004')], tricuspide).propostas).toHaveLength(1)
    const antigo = { ...fluxo('46030003', ''), modificadores: [codigo('SRT', 'R-42E61')] }
    expect(propor([antigo], tricuspide).propostas).toEqual([])
  })

  it('entre várias: a escolhida no aparelho, senão a média, senão as medidas, sem máximos', () => {
    const [uma, outra] = [lida({ valor: 3.3 }), lida({ valor: 3.5 })]
    const media = lida({ valor: 3.4, derivacao: codigo('SRT', 'R-00317', 'Mean') })
    const maxima = lida({ valor: 3.6, derivacao: codigo('SRT', 'G-A437', 'Maximum') })
    expect(propor([uma, outra, maxima]).propostas).toEqual([['ve', 'DIVED', 3.3, 3.5]])
    expect(propor([uma, outra, media, maxima]).propostas).toEqual([['ve', 'DIVED', 3.4]])
    expect(propor([uma, { ...outra, escolhida: true }, media]).propostas).toEqual([['ve', 'DIVED', 3.5]])
    expect(propor([uma, uma]).propostas).toEqual([['ve', 'DIVED', 3.3]])
  })

  it('de uma seção não avaliada, ou com duas linhas que serviriam, nada', () => {
    expect(propor([LIDA], [{ ...VENTRICULO, situacao: 'NAO_AVALIADO' }])).toEqual({ propostas: [], semUso: [3.42] })
    expect(propor([LIDA], [VENTRICULO, { ...VENTRICULO, id: 'outra' }]).semUso).toEqual([3.42])
  })

  it('diz de onde veio', () => {
    const { propostas } = proporMedidas({ secoes: LAUDO }, [relatorio(LIDA)])
    const candidata = propostas[0]?.candidatas[0]
    expect(candidata && origemDa(candidata)).toEqual({
      relatorio: relatorio().arquivo,
      aparelho: 'Vivid iq',
      conceito: 'LN:29436-3',
    })
  })

  it('nenhum valor se perde: vira proposta ou fica sem uso', () => {
    const qualquer = fc.record({
      conceito: fc.constantFrom(...REGRAS_DOS_CONCEITOS.flatMap(({ conceito }) => conceito)).map((um) => {
        const [esquema = '', valor = ''] = um.split(':')
        return codigo(esquema, valor)
      }),
      valor: fc.double({ noNaN: true, min: -10, max: 500 }),
      unidade: fc.constantFrom('cm', 'mm', 'm', '%', 'cm/s', '', 'xyz'),
      lado: fc.constantFrom(null, 'ESQUERDO' as const, 'DIREITO' as const),
    })
    fc.assert(
      fc.property(fc.array(qualquer, { maxLength: 20 }), (todas) => {
        const lidas = todas.map((uma) => lida(uma))
        const { propostas, semUso } = proporMedidas({ secoes: LAUDO }, [relatorio(...lidas)])
        for (const { candidatas } of propostas)
          for (const { valor } of candidatas) expect(Number.isFinite(valor) && valor >= 0).toBe(true)
        const usadas = new Set(propostas.flatMap(({ candidatas }) => candidatas.map(({ entendida }) => entendida.lida)))
        expect(usadas.size + semUso.length).toBeLessThanOrEqual(lidas.length)
        expect(semUso.every(({ lida: uma }) => !usadas.has(uma))).toBe(true)
      }),
    )
  })
})

describe('a tabela de conceitos', () => {
  it('só leva a medidas que existem, e as que um modelo nosso tem em mais de um órgão dizem de qual', () => {
    const lugares = new Map<string, Set<string | null>>()
    for (const { estrutura } of MODELOS_DE_LAUDO)
      for (const { orgao, medidas } of estrutura.secoes)
        for (const { id } of medidas) lugares.set(id, new Set([...(lugares.get(id) ?? []), orgao]))
    for (const { medida: qual, orgao, fonte } of REGRAS_DOS_CONCEITOS) {
      expect(ehMedida(qual) && MEDIDAS[qual].unidade).toBeTruthy()
      expect(fonte).toMatch(/[CT]ID \d+/)
      if ((lugares.get(qual)?.size ?? 0) > 1) expect([qual, orgao]).not.toEqual([qual, undefined])
    }
  })

  it('não tem dois caminhos para o mesmo conceito no mesmo lugar', () => {
    const chaves = REGRAS_DOS_CONCEITOS.flatMap(({ conceito, local = [''], modificador = [''] }) =>
      conceito.flatMap((c) => local.flatMap((l) => modificador.map((m) => `${c} ${l} ${m}`))),
    )
    expect(new Set(chaves).size).toBe(chaves.length)
  })
})
