import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/configuracao/modelo-documento'

provarCadastro(ROTA, {
  perfil: 'CLIENTE',
  caminho: 'modelo-documento',
  linha: { nome: 'Abdome de rotina', tipo: 'LAUDO', modalidade: 'ULTRASSONOGRAFIA' },
  mostra: 'Só rascunho',
  vazia: 'Nenhum modelo',
  novo: 'Novo modelo',
  preenche: async () => {
    await escrever('Nome', 'Tórax de rotina')
    await escolher('Modalidade', 'Radiografia')
    await escolher('Sexo', 'Fêmea')
  },
  pede: { nome: 'Tórax de rotina', tipo: 'LAUDO', modalidade: 'RADIOGRAFIA', sexo: 'FEMEA', especie: null },
  ficha: { nome: 'Tórax de rotina', tipo: 'LAUDO' },
  depois: 'Tórax de rotina',
})

it('diz para que paciente serve e que versão está em uso', async () => {
  const gato = { codigo: '01990000-0000-7000-8000-0000000000f1', nome: 'Felina' }
  servidor.responde(
    'GET /modelo-documento',
    exemplo('GET /modelo-documento', {
      itens: [
        { nome: 'Abdome', tipo: 'LAUDO', especie: gato, sexo: 'FEMEA', publicada: 3 },
        {
          codigo: '01990000-0000-7000-8000-0000000000f2',
          nome: 'Tórax',
          tipo: 'LAUDO',
          publicada: 2,
          temRascunho: true,
        },
        { codigo: '01990000-0000-7000-8000-0000000000f3', nome: 'Atestado', tipo: 'ATESTADO' },
      ],
    }),
  )
  await abrir(ROTA, 'CLIENTE')
  const celula = (linha: string, texto: string) =>
    page.getByRole('row').filter({ hasText: linha }).getByRole('cell', { name: texto, exact: true })
  await expect.element(celula('Abdome', 'Felina, fêmea')).toBeVisible()
  await expect.element(celula('Abdome', 'Versão 3')).toBeVisible()
  await expect.element(celula('Tórax', 'Qualquer espécie')).toBeVisible()
  await expect.element(celula('Tórax', 'Versão 2, com rascunho')).toBeVisible()
  await expect.element(celula('Atestado', 'Só rascunho')).toBeVisible()
})

it('só o modelo de laudo pergunta pelo exame e pelo paciente, e esquece o que já se respondeu', async () => {
  const ficha = { nome: 'Atestado', tipo: 'ATESTADO' as const }
  servidor.responde('POST /modelo-documento', exemplo('POST /modelo-documento', ficha))
  servidor.responde('GET /modelo-documento/:codigo', exemplo('GET /modelo-documento/:codigo', ficha))
  await abrir(`${ROTA}?novo=1`, 'CLIENTE')
  await escrever('Nome', 'Atestado')
  await escolher('Modalidade', 'Radiografia')
  await escolher('Documento', /^Atestado/)
  await expect.element(page.getByRole('combobox', { name: 'Modalidade' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect
    .poll(() => servidor.pedidos('POST /modelo-documento'))
    .toMatchObject([{ modalidade: null, especie: null, sexo: null, servico: null }])
})
