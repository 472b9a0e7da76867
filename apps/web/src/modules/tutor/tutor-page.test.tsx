import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

provarCadastro('/cadastro/tutor', {
  perfil: 'CLIENTE',
  caminho: 'tutor',
  linha: { nome: 'Clara Prado', animais: ['Amora'] },
  mostra: 'Clara Prado',
  vazia: 'Nenhum tutor cadastrado',
  novo: 'Novo tutor',
  tambem: () => {
    servidor.responde('GET /tutor/:codigo/duplicados', [])
  },
  preenche: async () => {
    await escrever('Nome completo', 'Bruno Dias')
    await escrever('CPF', '529.982.247-25')
    await escrever('Telefone', '(11) 98765-4321')
  },
  pede: { nome: 'Bruno Dias', cpf: '52998224725', estrangeiro: false, documento: null, telefone: '+5511987654321' },
  ficha: { nome: 'Bruno Dias', cpf: '52998224725' },
  depois: 'Bruno Dias',
})

const CLARA = { codigo: '01990000-0000-7000-8000-0000000000c1', nome: 'Clara Prado', cpf: '52998224725' }

it('o CPF de quem já está no cadastro leva a ele antes de cadastrar outra vez', async () => {
  servidor.responde('GET /tutor', ({ busca }) => exemplo('GET /tutor', { itens: busca === CLARA.cpf ? [CLARA] : [] }))
  servidor.responde('GET /tutor/:codigo', exemplo('GET /tutor/:codigo', CLARA))
  servidor.responde('GET /tutor/:codigo/duplicados', [])
  await abrir('/cadastro/tutor?novo=1', 'CLIENTE')
  await escrever('CPF', '529.982.247-25')
  await expect.element(page.getByText('Clara Prado já está no cadastro com este CPF.')).toBeVisible()
  await page.getByRole('button', { name: 'Abrir cadastro' }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Clara Prado' })).toBeVisible()
})

it.each([
  [null, null, 'Nenhum dos dois tem CPF.'],
  [CLARA.cpf, null, '529.982.247-25: fica, seja de quem for.'],
  [null, CLARA.cpf, '529.982.247-25: fica, seja de quem for.'],
  [CLARA.cpf, '11144477735', 'Cada um tem o seu CPF: são duas pessoas, e não podem ser unidos.'],
])('ao comparar dois cadastros, diz o que será do CPF: %s e %s', async (cpf, dele, diz) => {
  const outro = '01990000-0000-7000-8000-0000000000c2'
  servidor.responde('GET /tutor/:codigo', ({ codigo }) =>
    exemplo('GET /tutor/:codigo', { ...CLARA, codigo, cpf: codigo === outro ? dele : cpf, unidoA: null }),
  )
  await abrir(`/cadastro/tutor?codigo=${CLARA.codigo}&unir=${outro}`, 'CLIENTE')
  await expect.element(page.getByText(diz)).toBeVisible()
})

it('o CPF informado depois, que já é de outro cadastro, oferece unir os dois', async () => {
  const sem = { codigo: '01990000-0000-7000-8000-0000000000c2', nome: 'Clara P.', cpf: null, estrangeiro: false }
  servidor.responde('GET /tutor', ({ busca }) => exemplo('GET /tutor', { itens: busca === CLARA.cpf ? [CLARA] : [] }))
  servidor.responde('GET /tutor/:codigo', ({ codigo }) =>
    exemplo('GET /tutor/:codigo', { ...(codigo === sem.codigo ? sem : CLARA), unidoA: null }),
  )
  servidor.responde('GET /tutor/:codigo/duplicados', [])
  await abrir(`/cadastro/tutor?codigo=${sem.codigo}`, 'CLIENTE')
  await expect.element(page.getByText(/Pode ficar para depois/)).toBeVisible()
  await escrever('CPF', '529.982.247-25')
  await page.getByRole('button', { name: 'Comparar e unir' }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Unir tutores' })).toBeVisible()
  servidor.recusa('POST /tutor/:codigo/unir', 'VALIDACAO', {
    campos: { outro: 'Clara já foi unida a outro cadastro.' },
  })
  await page.getByRole('button', { name: 'Unir cadastros' }).click()
  await page
    .getByRole('dialog', { name: /^Unir “/ })
    .getByRole('button', { name: 'Unir cadastros' })
    .click()
  await expect.element(page.getByText('Clara já foi unida a outro cadastro.')).toBeVisible()
})
