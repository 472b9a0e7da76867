import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/configuracao/horario-atendimento'
const CODIGO = '01990000-0000-7000-8000-0000000000b7'
const NOITE = {
  codigo: CODIGO,
  diaSemana: 1,
  inicio: '18:00',
  fim: '22:00',
  tipo: 'PLANTAO' as const,
  acrescimoBp: 5_000,
}
const faixas = exemplo('GET /horario-atendimento', { itens: [NOITE] })
const daNoite = () => page.getByRole('link', { name: 'Segunda-feira, 18:00 às 22:00: Plantão +50%' })

provarTela(ROTA, {
  perfil: 'ADMIN',
  leitura: { chave: 'GET /horario-atendimento', resposta: faixas, mostra: '18:00–22:00', vazia: null },
  acao: null,
})

provarCadastro(`${ROTA}?vista=lista`, {
  perfil: 'ADMIN',
  caminho: 'horario-atendimento',
  linha: NOITE,
  mostra: '18:00 às 22:00',
  vazia: 'Nenhuma faixa',
  novo: 'Nova faixa de horário',
  preenche: async () => {
    await escolher('Dia da semana', 'Sábado')
    await escolher('Tipo', 'Plantão')
    await escrever('Começo', '13:00')
    await escrever('Fim', '24:00')
    await escrever('Acréscimo', '50')
  },
  pede: { diaSemana: 6, tipo: 'PLANTAO', inicio: '13:00', fim: '24:00', acrescimoBp: 5_000 },
  ficha: { ...NOITE, diaSemana: 6, inicio: '13:00', fim: '24:00' },
  depois: 'Sábado, 13:00 às 24:00',
})

provarCadastro(`${ROTA}?aba=feriados`, {
  perfil: 'ADMIN',
  caminho: 'feriado',
  linha: { nome: 'Aniversário da cidade', abrangencia: 'NACIONAL', dia: 25, mes: 1 },
  mostra: 'Aniversário da cidade',
  vazia: 'Nenhum feriado cadastrado',
  novo: 'Novo feriado',
  tambem: () => servidor.responde('GET /feriado/calendario', []),
  preenche: async () => {
    await escrever('Nome', 'Revolução Constitucionalista')
    await escolher('Abrangência', 'Estadual')
    await escolher('Estado', 'São Paulo')
    await escrever('Dia', '9')
    await escolher('Mês', 'julho')
  },
  pede: { nome: 'Revolução Constitucionalista', abrangencia: 'ESTADUAL', uf: 'SP', cidade: null, dia: 9, mes: 7 },
  ficha: { nome: 'Revolução Constitucionalista', abrangencia: 'ESTADUAL', uf: 'SP', dia: 9, mes: 7 },
  depois: 'Revolução Constitucionalista',
})

describe('a semana', () => {
  it('fica ao lado da lista e dos feriados', async () => {
    servidor.responde('GET /horario-atendimento', faixas)
    await abrir(ROTA, 'ADMIN')
    for (const vista of ['Semana', 'Lista', 'Feriados'])
      await expect.element(page.getByRole('main').getByText(vista, { exact: true })).toBeVisible()
  })

  it('mostra o que a faixa acrescenta, e um vão vira faixa com o seu horário', async () => {
    servidor.responde('GET /horario-atendimento', faixas)
    await abrir(ROTA, 'ADMIN')
    await expect.element(daNoite()).toHaveAttribute('href', `${ROTA}?codigo=${CODIGO}`)
    await page.getByRole('link', { name: 'Segunda-feira, 00:00 às 18:00: sem atendimento. Cadastrar faixa' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Começo' })).toHaveValue('00:00')
    await expect.element(page.getByRole('textbox', { name: 'Fim' })).toHaveValue('18:00')
    await expect.element(page.getByRole('combobox', { name: 'Dia da semana' })).toHaveTextContent('Segunda-feira')
  })

  it('quem só lê vê as faixas, e nenhum vão para preencher', async () => {
    servidor.responde('GET /horario-atendimento', faixas)
    await abrir(ROTA, 'CLIENTE')
    await expect.element(daNoite()).toBeVisible()
    expect(page.getByRole('link', { name: /Cadastrar faixa/ }).elements()).toEqual([])
  })

  it('no feriado, os próximos, também os que já vêm calculados', async () => {
    const natal = { dia: '2026-12-25', nome: 'Natal', abrangencia: 'NACIONAL', facultativo: false } as const
    servidor.responde('GET /feriado', exemplo('GET /feriado'))
    servidor.responde('GET /feriado/calendario', [natal])
    await abrir(`${ROTA}?aba=feriados`, 'ADMIN')
    await expect.element(page.getByRole('listitem').filter({ hasText: /25\/12\/2026Natal/ })).toBeVisible()
  })
})
