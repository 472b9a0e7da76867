import { describe, expect, it } from 'vitest'
import { conferirDonos, conferirUsos, donosDe, nomeadas, tabelasDosTipos, type Donos } from './tabelas.ts'

const ESCADA = [['tutor'], ['agenda', 'lembrete'], ['laudo']]
const DONOS: Donos = { agenda: ['agendamento'], infra: ['evento'] }
const usos = (modulo: string, ...tabelas: string[]) => new Map([[modulo, new Set(tabelas)]])

describe('o que um fonte nomeia', () => {
  it('em SQL e em Kysely, não em comentários nem em importações', () => {
    const fonte = `import { x } from './laudo.ts'
      /* select from animal */
      // select from parceiro
      sql\`select * from tutor t left join agendamento g on true where exists (select from only laudo)\`
      sql\`update titulo set x = 1\`; sql\`insert into repasse (a) values (1)\`; sql\`delete from acerto using fechamento\`
      tx.selectFrom('cliente').leftJoin('vinculo as v', 'a', 'b'); tx.insertInto('evento'); tx.updateTable('nota_fiscal'); tx.deleteFrom('limite')`
    expect(nomeadas(fonte).join(' ')).toBe(
      'tutor agendamento laudo titulo repasse acerto fechamento cliente vinculo evento nota_fiscal limite',
    )
  })

  it('as tabelas são as dos tipos do banco', () => {
    expect(
      tabelasDosTipos('export interface Tutor {\n  nome: string;\n}\nexport interface DB {\n  tutor: Tutor;\n}\n'),
    ).toEqual(['tutor'])
  })
})

describe('de quem é uma tabela', () => {
  it('de um módulo da escada, e de um só', () => {
    expect(conferirDonos(ESCADA, DONOS, ['tutor', 'agendamento', 'laudo', 'evento'])).toEqual([])
    expect(conferirDonos(ESCADA, { ...DONOS, sala: [] }, ['tutor', 'agendamento', 'laudo', 'evento'])).toEqual([
      'sala: não está na escada.',
    ])
    expect(
      conferirDonos(ESCADA, { ...DONOS, tutor: ['agendamento'] }, ['tutor', 'agendamento', 'laudo', 'novo']),
    ).toEqual([
      'novo: diga de que módulo é, em scripts/tabelas/donos.json.',
      'evento: não existe mais.',
      'agendamento: é de dois módulos.',
    ])
  })
})

describe('pelo nome', () => {
  it('a tabela é do módulo que o seu nome diz, o mais longo deles, a não ser que outro a declare', () => {
    const escada = [['plano', 'plano-saude'], ['laudo']]
    const donos = donosDe(escada, { laudo: ['plano_b'] }, [
      'plano',
      'plano_a',
      'plano_saude_preco',
      'plano_b',
      'planos',
    ])
    expect(Object.fromEntries(donos)).toEqual({
      plano: 'plano',
      plano_a: 'plano',
      plano_saude_preco: 'plano-saude',
      plano_b: 'laudo',
    })
  })

  it('o que o nome já diz não se declara', () => {
    expect(
      conferirDonos(ESCADA, { ...DONOS, laudo: ['laudo_imagem'] }, ['laudo_imagem', 'agendamento', 'evento']),
    ).toEqual([expect.stringContaining('laudo_imagem: o nome já diz')])
  })
})

describe('quem lê de cima', () => {
  it('é recusado, a não ser que o declare', () => {
    expect(conferirUsos(ESCADA, DONOS, {}, usos('tutor', 'laudo'))).toEqual([
      expect.stringContaining('tutor: lê laudo'),
    ])
    const declarado = { tutor: { porque: 'x', tabelas: ['laudo'] } }
    expect(conferirUsos(ESCADA, DONOS, declarado, usos('tutor', 'laudo'))).toEqual([])
  })

  it('de baixo, do mesmo degrau e da infraestrutura lê quem quiser', () => {
    expect(conferirUsos(ESCADA, DONOS, {}, usos('laudo', 'tutor', 'agendamento', 'evento'))).toEqual([])
    expect(conferirUsos(ESCADA, DONOS, {}, usos('lembrete', 'agendamento'))).toEqual([])
  })

  it('o que já não se lê sai da lista', () => {
    const declarado = { tutor: { porque: 'x', tabelas: ['laudo'] } }
    expect(conferirUsos(ESCADA, DONOS, declarado, usos('tutor', 'tutor'))).toEqual([
      expect.stringContaining('tutor: já não lê laudo'),
    ])
  })
})
