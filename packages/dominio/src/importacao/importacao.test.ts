import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { camposDoAnimal } from '../animal/index.ts'
import { formatarReais } from '../dinheiro/index.ts'
import { dadosDoParceiro } from '../parceiro/index.ts'
import { dadosDoServico } from '../servico/index.ts'
import { formatarData } from '../tempo/index.ts'
import { camposDoTutor } from '../tutor/index.ts'
import { CAMPOS_DA_IMPORTACAO } from './campos.ts'
import { textoDaCelula, vazia, type Leitor } from './celula.ts'
import { lerData } from './datas.ts'
import { acharCabecalho, adivinharMapa, assinaturaDoCabecalho } from './mapa.ts'
import { lerCobranca, lerModalidade, lerSexo } from './palavras.ts'
import { COLUNA_DO_MOTIVO, TIPOS_DE_IMPORTACAO } from './tipos.ts'
import { lerDigitos, lerDinheiro, lerInteiro, lerMinutos, lerPeso, lerSimNao } from './valores.ts'

const ler = (leitor: Leitor, celula: string | number | boolean) => leitor(celula).valor ?? 'recusado'

describe('valores', () => {
  it.each([
    ['1.234,50', 123_450],
    ['R$ 1.234,50', 123_450],
    ['R$1.234,50', 123_450],
    ['1234.5', 123_450],
    ['1.234', 123_400],
    ['-10,00', -1_000],
    [12.5, 1_250],
    [0, 0],
    ['1,234.50', 'recusado'],
    ['0,005', 'recusado'],
    ['dez', 'recusado'],
    [true, 'recusado'],
  ])('dinheiro %j → %j', (celula, valor) => expect(ler(lerDinheiro, celula)).toBe(valor))

  it('dinheiro: o que se escreve se lê', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (centavos) => {
        expect(lerDinheiro(formatarReais(centavos)).valor).toBe(centavos)
        expect(lerDinheiro(centavos / 100).valor).toBe(centavos)
      }),
    )
  })

  it.each([
    ['31/12/2025', '2025-12-31', false],
    ['1/2/25', '2025-02-01', false],
    ['31-12-1987', '1987-12-31', false],
    ['2025-12-31', '2025-12-31', false],
    ['2025-12-31T10:00:00Z', '2025-12-31', false],
    ['31/12/2025 14:30', '2025-12-31', false],
    ['12/2023', '2023-12-01', true],
    ['2019', '2019-01-01', true],
    [2019, '2019-01-01', true],
    [46_022, '2025-12-31', false],
    [46_022.75, '2025-12-31', false],
    ['46022', '2025-12-31', false],
    [61, '1900-03-01', false],
  ])('data %j → %s', (celula, dia, parcial) => expect(lerData(celula).valor).toEqual({ dia, parcial }))

  it.each(['31/02/2025', '13/2023', '2025', 'ontem', '00/00/0000', '1/1/1', 5, 99_999, true, '31/12/2999'])(
    'data %j',
    (celula) =>
      celula === '2025'
        ? expect(lerData(celula).valor?.parcial).toBe(true)
        : expect(lerData(celula).erro).toBe('Data inválida. Escreva como 31/12/2025.'),
  )

  it('toda data se lê como se escreve, em texto e em número de série', () => {
    const dias = fc.date({ min: new Date('1930-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(dias, (data) => {
        const dia = data.toISOString().slice(0, 10)
        const serial = Math.round((Date.parse(dia) - Date.UTC(1899, 11, 30)) / 86_400_000)
        expect(lerData(formatarData(dia)).valor).toEqual({ dia, parcial: false })
        expect(lerData(serial).valor).toEqual({ dia, parcial: false })
      }),
    )
  })

  it.each([
    [lerPeso, '12,5', 12_500],
    [lerPeso, '12,5 kg', 12_500],
    [lerPeso, '850 g', 850],
    [lerPeso, '3.500 g', 3_500],
    [lerPeso, 4.2, 4_200],
    [lerPeso, 'leve', 'recusado'],
    [lerMinutos, '1h30', 90],
    [lerMinutos, '01:30', 90],
    [lerMinutos, '2 h', 120],
    [lerMinutos, '40 min', 40],
    [lerMinutos, 'meia hora', 'recusado'],
    [lerInteiro, '48 h', 48],
    [lerInteiro, '1.200', 1_200],
    [lerInteiro, '1,5', 'recusado'],
    [lerSimNao, 'SIM', true],
    [lerSimNao, 'x', true],
    [lerSimNao, 'Não', false],
    [lerSimNao, 0, false],
    [lerSimNao, 'talvez', 'recusado'],
    [lerSexo, 'Fêmea castrada', 'FEMEA'],
    [lerSexo, 'M', 'MACHO'],
    [lerSexo, 'azul', 'recusado'],
    [lerModalidade, 'Raio-X', 'RADIOGRAFIA'],
    [lerModalidade, 'USG', 'ULTRASSONOGRAFIA'],
    [lerCobranca, 'À vista', 'A_VISTA'],
    [lerDigitos([11]), 1_234_567_890, '01234567890'],
    [lerDigitos([11]), '111.444.777-35', '111.444.777-35'],
    [lerDigitos([11, 14]), '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    [lerDigitos([11, 14]), 191_000_180, '00191000180'],
    [lerDigitos([15]), '9,81098E+14', 'recusado'],
    [lerDigitos([15]), 981_098_106_123_456, '981098106123456'],
    [lerDigitos([8]), 1_001_000, '01001000'],
  ] as const)('%# %j → %j', (leitor, celula, valor) => expect(ler(leitor as Leitor, celula)).toBe(valor))

  it('nenhum texto faz um leitor falhar: ou é um valor, ou tem um motivo', () => {
    const leitores = Object.values(CAMPOS_DA_IMPORTACAO).flatMap((campos) => campos.map(({ ler: leitor }) => leitor))
    fc.assert(
      fc.property(fc.constantFrom(...leitores), fc.oneof(fc.string(), fc.double(), fc.boolean()), (leitor, celula) => {
        const { valor, erro } = leitor(celula)
        expect((valor === undefined) !== (erro === undefined)).toBe(true)
      }),
    )
  })

  it('em branco, espaços e traços são nada', () => {
    expect(['', '  ', '–', ' - ', null, undefined].map(vazia)).toEqual([true, true, true, true, true, true])
    expect([0, false, 'x'].map(vazia)).toEqual([false, false, false])
  })
})

/** What has no column of its own: in a sheet of patients the tutor and the clinic stand in the line of the animal. */
const FORA_DA_PLANILHA = { tutor: ['parceiro'], animal: ['tutor'], parceiro: [], servico: [] }

describe('colunas', () => {
  it.each([
    ['PACIENTES', 'tutor', camposDoTutor],
    ['PACIENTES', 'animal', camposDoAnimal],
    ['PARCEIROS', 'parceiro', dadosDoParceiro],
    ['SERVICOS', 'servico', dadosDoServico],
  ] as const)('%s: cada campo de %s vem na planilha, ou está dito que não vem', (tipo, entidade, { shape }) => {
    const ids = new Set(CAMPOS_DA_IMPORTACAO[tipo].map(({ id }) => id))
    const faltam = Object.keys(shape).filter((campo) => !ids.has(`${entidade}.${campo}`))
    expect(faltam).toEqual(FORA_DA_PLANILHA[entidade])
  })

  it('as que o modelo tem são todas reconhecidas', () => {
    for (const tipo of TIPOS_DE_IMPORTACAO) {
      const campos = CAMPOS_DA_IMPORTACAO[tipo]
      const esperado = Object.fromEntries(campos.map(({ id }, posicao) => [id, posicao]))
      expect(
        adivinharMapa(
          tipo,
          campos.map(({ rotulo }) => rotulo),
        ),
      ).toEqual(esperado)
    }
  })

  it('nomes de sempre, com acentos, caixa e pontuação de qualquer jeito', () => {
    expect(
      adivinharMapa('PACIENTES', ['PROPRIETÁRIO', 'C.P.F.', 'E-mail', 'Pet', 'Dt. Nasc.:', 'Qualquer coisa', 'Obs']),
    ).toEqual({
      'tutor.nome': 0,
      'tutor.cpf': 1,
      'tutor.email': 2,
      'animal.nome': 3,
      'animal.nascimento': 4,
      'animal.alerta': 6,
    })
  })

  it('cada coluna serve a um campo só, e o nome melhor vence', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIPOS_DE_IMPORTACAO), fc.array(fc.string()), (tipo, titulos) => {
        const colunas = Object.values(adivinharMapa(tipo, titulos))
        expect(new Set(colunas).size).toBe(colunas.length)
      }),
    )
    expect(adivinharMapa('PACIENTES', ['Telefone', 'Celular', 'Telefone 2'])).toEqual({
      'tutor.telefone': 0,
      'tutor.whatsapp': 1,
      'tutor.outroTelefone': 2,
    })
  })

  it('o cabeçalho é a linha que mais se reconhece, mesmo abaixo de um título', () => {
    expect(
      acharCabecalho('SERVICOS', [
        ['Tabela de preços', null, null, 'a', 'b'],
        [null],
        ['Serviço', 'Preço'],
        ['Eco', '10,00'],
      ]),
    ).toBe(2)
    expect(acharCabecalho('SERVICOS', [[null, 1], ['aaa', 'bbb'], ['ccc']])).toBe(1)
  })

  it('a assinatura não liga para acentos, mas sim para a ordem e o tipo', () => {
    const a = assinaturaDoCabecalho('SERVICOS', ['Serviço', 'Preço'])
    expect(assinaturaDoCabecalho('SERVICOS', ['SERVICO', 'preco '])).toBe(a)
    expect(assinaturaDoCabecalho('SERVICOS', ['Preço', 'Serviço'])).not.toBe(a)
    expect(assinaturaDoCabecalho('PARCEIROS', ['Serviço', 'Preço'])).not.toBe(a)
  })
})

describe('linhas que voltam para corrigir', () => {
  // They go back as text: whoever mends one cell must not change what the others say.
  it('o que se lê de um número ou de um sim é o que se lê do seu texto', () => {
    const campos = Object.values(CAMPOS_DA_IMPORTACAO).flat()
    const celula = fc.oneof(
      fc.integer({ min: 0, max: 99_999_999_999 }),
      fc.integer({ min: 0, max: 10_000_000 }).map((centavos) => centavos / 100),
      fc.boolean(),
    )
    fc.assert(
      fc.property(fc.constantFrom(...campos), celula, ({ ler: leitor }, valor) => {
        expect(leitor(textoDaCelula(valor))).toEqual(leitor(valor))
      }),
    )
  })

  it('a coluna do motivo não muda de que planilha se trata', () => {
    const assinatura = (...titulos: string[]) => assinaturaDoCabecalho('SERVICOS', titulos)
    expect(assinatura('Item', 'Valor', COLUNA_DO_MOTIVO)).toBe(assinatura('Item', 'Valor'))
    expect(assinatura('Item', COLUNA_DO_MOTIVO, 'Valor')).not.toBe(assinatura('Item', 'Valor'))
    for (const tipo of TIPOS_DE_IMPORTACAO) expect(adivinharMapa(tipo, [COLUNA_DO_MOTIVO])).toEqual({})
  })
})
