import { compararDre, type Dre } from '@vetlume/dominio/financeiro'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { concluido } from '../../../teste/atendimentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { lerPdf, semEspacos } from '../../../teste/pdf/ler-pdf.ts'
import { comporDemonstrativo } from './imprimir-resultado.ts'
import { lerEstabelecimento } from '../modelo-documento/index.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  await concluido(amb, empresa)
})
afterAll(() => amb.fechar())

const baixar = (entrada: Record<string, string>) => empresa.como.CLIENTE('GET /demonstrativo-resultado/pdf', entrada)

describe('DRE em PDF', () => {
  it('diz o regime, o período, a comparação e as partes, no timbre da empresa', async () => {
    const { status, bytes } = await baixar({ de: '2026-10', ate: '2026-11', comparar: 'ANO_ANTERIOR' })
    expect(status).toBe(200)
    const texto = semEspacos(lerPdf(bytes).paginas.flat().join(' '))
    for (const dito of [
      'Demonstrativo de resultado',
      'Competência (data do serviço)',
      'outubro de 2026 a novembro de 2026',
      'Mesmo período do ano anterior',
      'outubro de 2025 a novembro de 2025',
      'Receita líquida',
      '200,00',
      '100,0%',
      'sem base',
      'melhora',
      'O mês de novembro de 2026 ainda não tinha terminado.',
    ])
      expect(texto).toContain(semEspacos(dito))
  })

  it('sem comparação, mês a mês e por caixa', async () => {
    const { status, bytes } = await baixar({ de: '2025-12', ate: '2026-11', regime: 'CAIXA' })
    expect(status).toBe(200)
    const texto = semEspacos(lerPdf(bytes).paginas.flat().join(' '))
    expect(texto).toContain(semEspacos('Caixa (data do pagamento)'))
    for (const mes of ['dez/25', 'jan/26', 'nov/26']) expect(texto).toContain(mes)
    expect(texto).not.toContain('Diferença')
  })

  it('só de quem lê o resultado da empresa, e de um período que se possa ler', async () => {
    expect((await baixar({ de: '2026-11', ate: '2026-10' })).status).toBe(422)
    expect((await amb.semToken('GET /demonstrativo-resultado/pdf')).status).toBe(401)
    for (const perfil of ['PARCEIRO', 'ESPECIALISTA', 'CLIENTE_BASE'] as const)
      expect((await empresa.como[perfil]('GET /demonstrativo-resultado/pdf', {})).status).toBe(403)
  })
})

it('toda linha do impresso tem uma célula por coluna, com ou sem comparação, com um mês ou com vinte', async () => {
  const estabelecimento = (await lerEstabelecimento(amb.db, empresa.cliente))!
  for (const [quantos, ate] of [
    [1, '2026-01'],
    [12, '2026-12'],
    [20, '2027-08'],
  ] as const)
    for (const comparado of [null, { de: '2025-01', ate: '2025-12' }]) {
      const linhas = compararDre(
        [{ linha: 'RECEITA_BRUTA', grupo: 'Atendimentos', mes: 1, centavos: 123_456_789 }],
        comparado === null ? null : [],
        quantos,
      ).map((linha) => ({ ...linha, meses: [...linha.meses] }))
      const dre: Dre = {
        regime: 'CAIXA',
        de: '2026-01',
        ate,
        primeiroMes: null,
        mesAtual: '2026-11',
        comparado,
        linhas,
      }
      const { colunas, linhas: impressas } = comporDemonstrativo(dre, {
        comparar: 'ANO_ANTERIOR',
        estabelecimento,
        agora: amb.relogio.agora().toString(),
      })
      expect(impressas.map(({ celulas }) => celulas.length)).toEqual(linhas.map(() => colunas.length))
      expect(colunas.length).toBe(comparado !== null ? 7 : quantos === 12 ? 15 : 3)
    }
})
