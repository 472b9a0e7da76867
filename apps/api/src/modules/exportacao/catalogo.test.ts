import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import type { Decisao } from './catalogo/decisao.ts'
import { CATALOGO, DA_EMPRESA } from './catalogo/index.ts'
import { esquemaDe } from './esquema.ts'
import { tabelasDoBanco, type TabelaDoBanco } from './queries-esquema.ts'

let amb: Ambiente
let banco: Map<string, TabelaDoBanco>
beforeAll(async () => {
  amb = await abrirAmbiente()
  banco = await tabelasDoBanco(amb.db)
})
afterAll(() => amb.fechar())

const DECISOES: readonly (readonly [string, Decisao])[] = Object.entries(CATALOGO)

describe('o que sai com uma empresa', () => {
  it('toda tabela do banco foi decidida, e nenhuma que não existe', () => {
    expect(Object.keys(CATALOGO).toSorted()).toEqual([...banco.keys()].toSorted())
  })

  it('toda coluna das tabelas que saem vai ou fica com um motivo; as calculadas ficam por si', () => {
    for (const [nome, decisao] of DECISOES) {
      if (!decisao.vai) continue
      const guardadas = (banco.get(nome)?.colunas ?? []).filter(({ calculada }) => !calculada)
      const decididas = [...decisao.colunas, ...Object.keys(decisao.fica)]
      expect([nome, decididas.toSorted()]).toEqual([nome, guardadas.map((coluna) => coluna.nome).toSorted()])
    }
  })

  it('o que fica tem um motivo que uma pessoa entende', () => {
    for (const [nome, decisao] of DECISOES) {
      const motivos = decisao.vai ? Object.values(decisao.fica) : [decisao.porque]
      for (const motivo of motivos) expect([nome, motivo]).toEqual([nome, expect.stringMatching(/^[A-ZÉ].{12,}\.$/)])
    }
  })

  it('nada do que sai é segredo: nem pelo nome, nem por ser lacrado', () => {
    const suspeito = /senha|segredo|hash|envelope|chave_hash|certificado|token/
    const permitidas = ['auditoria.hash', 'auditoria.hash_anterior', 'auditoria_cadeia.hash']
    const saem = DECISOES.flatMap(([nome, decisao]) =>
      decisao.vai ? decisao.colunas.map((coluna) => `${nome}.${coluna}`) : [],
    )
    expect(saem.filter((coluna) => suspeito.test(coluna.split('.')[1] ?? '')).toSorted()).toEqual(permitidas)
    // What a company seals is bytes: only the chain of the trail leaves as bytes.
    const emBytes = saem.filter((coluna) => {
      const [nome = '', campo = ''] = coluna.split('.')
      return banco.get(nome)?.colunas.find((outra) => outra.nome === campo)?.tipo === 'bytea'
    })
    expect(emBytes.toSorted()).toEqual(permitidas)
  })

  it('cada tabela da empresa é dela: por cliente, e com a chave inteira entre o que sai', () => {
    for (const [nome, { colunas }] of Object.entries(DA_EMPRESA)) {
      const tabela = banco.get(nome)
      expect([nome, colunas.includes('cliente') || nome === 'cliente']).toEqual([nome, true])
      expect([nome, tabela?.chave.length ?? 0]).not.toEqual([nome, 0])
      for (const coluna of tabela?.chave ?? [])
        expect([nome, colunas]).toEqual([nome, expect.arrayContaining([coluna])])
    }
  })

  it('o esquema diz o tipo de cada coluna, e o significado das que apontam para outra tabela', () => {
    const esquema = esquemaDe(banco)
    const animal = esquema.tabelas.find(({ nome }) => nome === 'animal')
    expect(animal).toMatchObject({ titulo: 'Pacientes', arquivo: 'tabelas/animal.jsonl', chave: ['cliente', 'codigo'] })
    const coluna = (nome: string) => animal?.colunas.find((outra) => outra.nome === nome)
    expect(coluna('tutor')).toMatchObject({ tipo: 'uuid', obrigatoria: true, significado: 'Registro de Tutores' })
    expect(coluna('peso_gramas')).toMatchObject({ tipo: 'integer', significado: 'Peso, em gramas' })
  })
})
