import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dadosDoCadastro } from '../cadastro/index.ts'
import { dadosDoFeriado, feriadosDoPeriodo, REGRAS_DO_FERIADO, type FeriadoCadastrado } from './index.ts'

const esquema = dadosDoCadastro(dadosDoFeriado, REGRAS_DO_FERIADO)
const NADA = { uf: null, cidade: null, data: null, mes: null, dia: null }
const camposRecusados = (dados: object): string[] =>
  esquema
    .safeParse({ nome: 'X', abrangencia: 'NACIONAL', ...NADA, ...dados })
    .error?.issues.map(({ path }) => String(path[0])) ?? []

const feriado = (dados: Partial<FeriadoCadastrado>): FeriadoCadastrado => ({
  nome: 'Aniversário da cidade',
  abrangencia: 'MUNICIPAL',
  data: null,
  mes: null,
  dia: null,
  facultativo: false,
  ...dados,
})

describe('feriados de um período', () => {
  it('junta os nacionais aos cadastrados, em ordem, com os facultativos marcados', () => {
    const cidade = feriado({ mes: 1, dia: 25 })
    const unico = feriado({ nome: 'Jogo do Brasil', abrangencia: 'NACIONAL', data: '2026-02-17', facultativo: true })
    expect(feriadosDoPeriodo({ de: '2026-01-01', ate: '2026-04-03' }, [cidade, unico])).toEqual([
      { dia: '2026-01-01', nome: 'Confraternização Universal', abrangencia: 'NACIONAL', facultativo: false },
      { dia: '2026-01-25', nome: 'Aniversário da cidade', abrangencia: 'MUNICIPAL', facultativo: false },
      { dia: '2026-02-17', nome: 'Carnaval', abrangencia: 'NACIONAL', facultativo: true },
      { dia: '2026-02-17', nome: 'Jogo do Brasil', abrangencia: 'NACIONAL', facultativo: true },
      { dia: '2026-04-03', nome: 'Sexta-feira Santa', abrangencia: 'NACIONAL', facultativo: false },
    ])
  })

  it('29 de fevereiro só existe em ano bissexto', () => {
    const dias = feriadosDoPeriodo({ de: '2026-01-01', ate: '2029-12-31' }, [feriado({ mes: 2, dia: 29 })])
      .filter(({ abrangencia }) => abrangencia === 'MUNICIPAL')
      .map(({ dia }) => dia)
    expect(dias).toEqual(['2028-02-29'])
  })

  it('partir o período em dois não muda nada, e tudo cai dentro dele', () => {
    const dia = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
      .map((data) => data.toISOString().slice(0, 10))
    const cadastrado = fc.record({ mes: fc.integer({ min: 1, max: 12 }), dia: fc.integer({ min: 1, max: 28 }) })
    fc.assert(
      fc.property(fc.uniqueArray(dia, { minLength: 3, maxLength: 3 }), fc.array(cadastrado), (tres, proprios) => {
        const [de = '', meio = '', ate = ''] = tres.toSorted()
        const linhas = proprios.map((um) => feriado(um))
        const depois = Temporal.PlainDate.from(meio).add({ days: 1 }).toString()
        const todo = feriadosDoPeriodo({ de, ate }, linhas)
        expect(todo.every((f) => f.dia >= de && f.dia <= ate)).toBe(true)
        expect([
          ...feriadosDoPeriodo({ de, ate: meio }, linhas),
          ...feriadosDoPeriodo({ de: depois, ate }, linhas),
        ]).toEqual(todo)
      }),
    )
  })
})

describe('o formulário do feriado', () => {
  it.each([
    [{ mes: 7, dia: 9 }, []],
    [{ data: '2026-07-09' }, []],
    [{ abrangencia: 'ESTADUAL', uf: 'SP', mes: 2, dia: 29 }, []],
    [{ abrangencia: 'MUNICIPAL', cidade: '3550308', mes: 1, dia: 25 }, []],
    [{}, ['data']],
    [{ data: '2026-07-09', mes: 7, dia: 9 }, ['data']],
    [{ mes: 7 }, ['dia']],
    [{ dia: 7 }, ['mes']],
    [{ mes: 4, dia: 31 }, ['dia']],
    [{ mes: 2, dia: 30 }, ['dia']],
    [{ abrangencia: 'ESTADUAL', mes: 7, dia: 9 }, ['uf']],
    [{ abrangencia: 'MUNICIPAL', mes: 7, dia: 9 }, ['cidade']],
    [{ uf: 'SP', mes: 7, dia: 9 }, ['uf']],
    [{ abrangencia: 'ESTADUAL', uf: 'SP', cidade: '3550308', mes: 7, dia: 9 }, ['cidade']],
  ])('%j recusa %j', (dados, campos) => expect(camposRecusados(dados)).toEqual(campos))
})
