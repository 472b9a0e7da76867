import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const codigo = (n: number) => `01990000-0000-7000-8000-00000000000${n}`
const nomes = ['Canina', 'Felina', 'Equina']
const pagina = (quais: string[], proximo: string | null = null) =>
  exemplo('GET /especie', { itens: quais.map((nome) => ({ codigo: codigo(nomes.indexOf(nome)), nome })), proximo })
const busca = () => page.getByRole('searchbox', { name: 'Buscar espécies' })
const paginas = () => servidor.pedidos('GET /especie').filter(({ contar }) => contar === undefined)
const contagens = () => servidor.pedidos('GET /especie').filter(({ contar }) => contar === 'so')
const ultimo = () => paginas().at(-1)

/** What a screen reader is told of the pages. */
const dito = () =>
  [...document.querySelectorAll('nav[aria-label="Páginas"] [role="status"]')]
    .flatMap((status) => [...status.childNodes])
    .filter((parte) => !(parte instanceof Element && parte.ariaHidden === 'true'))
    .map((parte) => parte.textContent)
    .join('')
const lugares = () =>
  [...document.querySelectorAll('nav[aria-label="Páginas"] button, table')].map((um) =>
    um.getBoundingClientRect().toJSON(),
  )

type Contagem = (texto: string) => ReturnType<typeof pagina> | Promise<ReturnType<typeof pagina>>
const contar51: Contagem = () => exemplo('GET /especie', { total: 51 })

async function abrirLista(endereco = '/cadastro/especie', contagem = contar51): Promise<void> {
  servidor.responde('GET /especie', async ({ busca: texto = '', cursor, contar }) => {
    if (contar === 'so') return contagem(texto)
    if (cursor === 'segunda') return exemplo('GET /especie', { ...pagina(['Equina']), total: null })
    const achadas = nomes.slice(0, 2).filter((nome) => nome.toLowerCase().includes(texto.toLowerCase()))
    return pagina(achadas, texto === '' || texto === 'i' ? 'segunda' : null)
  })
  await abrir(endereco, 'ADMIN')
  await expect.element(page.getByRole('main')).toBeVisible()
}

describe('lista', () => {
  it('busca enquanto se digita e guarda no endereço; limpar traz tudo de volta', async () => {
    await abrirLista()
    await busca().fill('fel')
    await expect.element(page.getByRole('link', { name: 'Canina' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Felina' })).toBeVisible()
    expect(ultimo()).toMatchObject({ busca: 'fel' })
    expect(location.search).toBe('?busca=fel')
    await page.getByRole('button', { name: 'Limpar busca' }).click()
    await expect.element(page.getByRole('link', { name: 'Canina' })).toBeVisible()
    expect(location.search).toBe('')
  })

  it('abre como o endereço pede: texto, ordem, filtro e tamanho', async () => {
    await abrirLista('/cadastro/especie?busca=can&ordem=-nome&ativo=false&limite=25')
    await expect.element(busca()).toHaveValue('can')
    expect(ultimo()).toMatchObject({ busca: 'can', ordem: '-nome', ativo: false, limite: 25 })
  })

  it('o que o endereço pede e não existe é como se não pedisse: tamanho, filtro', async () => {
    await abrirLista('/cadastro/especie?limite=7&ativo=talvez&outra=1')
    await expect.element(page.getByRole('link', { name: 'Canina' })).toBeVisible()
    expect(ultimo()).toMatchObject({ limite: 50 })
    expect(ultimo()).not.toHaveProperty('ativo')
    await expect.element(page.getByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument()
    // What the route does not know stays in the address; what it refuses leaves it.
    await expect.poll(() => new URLSearchParams(location.search).get('limite')).toBeNull()
    expect(new URLSearchParams(location.search).get('outra')).toBe('1')
  })

  it('os filtros ficam quando se abre um registro, e quando se volta', async () => {
    servidor.responde('GET /especie/:codigo', exemplo('GET /especie/:codigo', { codigo: codigo(0), nome: 'Canina' }))
    await abrirLista('/cadastro/especie?busca=can&ativo=false')
    await page.getByRole('link', { name: 'Canina' }).click()
    await expect.element(page.getByRole('heading', { name: 'Canina', level: 1 })).toBeVisible()
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      busca: 'can',
      ativo: 'false',
      codigo: codigo(0),
    })
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(busca()).toHaveValue('can')
    expect(location.search).toBe('?busca=can&ativo=false')
  })

  it('sem resultado, diz que foi a busca, e um botão tira os filtros', async () => {
    await abrirLista('/cadastro/especie?busca=zzz')
    await expect.element(page.getByText('Nenhum resultado em espécies')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Limpar filtros' }).last().click()
    await expect.element(page.getByRole('link', { name: 'Canina' })).toBeVisible()
    expect(ultimo()).not.toHaveProperty('busca')
  })

  it('um clique no título da coluna ordena, outro inverte', async () => {
    await abrirLista()
    const coluna = page.getByRole('columnheader', { name: 'Espécie' })
    await coluna.getByRole('button').click()
    await expect.poll(ultimo).toMatchObject({ ordem: '-nome' })
    await expect.element(coluna).toHaveAttribute('aria-sort', 'descending')
    await coluna.getByRole('button').click()
    await expect.element(coluna).toHaveAttribute('aria-sort', 'ascending')
  })

  it('o que se busca vem primeiro pelo começo, e a lista o diz; escolher uma coluna ordena por ela', async () => {
    await abrirLista()
    expect(ultimo()).toMatchObject({ ordem: 'nome' })
    await busca().fill('fel')
    await expect.poll(ultimo).toMatchObject({ busca: 'fel', ordem: 'relevancia' })
    await expect.element(page.getByText('1 espécie, primeiro o que começa assim')).toBeVisible()
    const coluna = page.getByRole('columnheader', { name: 'Espécie' })
    await expect.element(coluna).not.toHaveAttribute('aria-sort')
    await coluna.getByRole('button').click()
    await expect.poll(ultimo).toMatchObject({ busca: 'fel', ordem: 'nome' })
    await expect.element(page.getByText('1 espécie', { exact: true })).toBeVisible()
  })

  it('vai à página seguinte pelo cursor, diz onde está, e volta', async () => {
    await abrirLista()
    await expect.element(page.getByRole('status').getByText('1–2 de 51 espécies')).toBeVisible()
    await page.getByRole('button', { name: 'Próxima' }).click()
    await expect.element(page.getByRole('link', { name: 'Equina' })).toBeVisible()
    await expect.element(page.getByText('51–51 de 51 espécies')).toBeVisible()
    expect(ultimo()).toMatchObject({ cursor: 'segunda' })
    await expect.element(page.getByRole('button', { name: 'Próxima' })).toBeDisabled()
    await page.getByRole('button', { name: 'Anterior' }).click()
    await expect.element(page.getByRole('link', { name: 'Canina' })).toBeVisible()
  })

  it.each([390, 1280])(
    'com %i de largura o total chega depois das linhas, nada se mexe, e é dito uma vez',
    async (largura) => {
      await page.viewport(largura, 800)
      const { promise: contado, resolve: contar } = Promise.withResolvers<undefined>()
      await abrirLista('/cadastro/especie', (texto) => contado.then(() => contar51(texto)))
      await expect.element(page.getByRole('link', { name: 'Felina' })).toBeVisible()
      await expect.element(page.getByText('1–2 de espécies')).toBeVisible()
      expect(dito()).toBe('')
      const antes = lugares()
      contar(undefined)
      await expect.element(page.getByRole('status').getByText('1–2 de 51 espécies')).toBeVisible()
      expect(dito()).toBe('1–2 de 51 espécies')
      expect(lugares()).toEqual(antes)
    },
  )

  it('o total vale para toda ordem e página dos mesmos filtros; outro filtro, ou a lista inteira, tem o seu', async () => {
    await abrirLista('/cadastro/especie?busca=i', (texto) =>
      exemplo('GET /especie', texto === 'i' ? { total: 500, totalExato: false } : { total: 51 }),
    )
    await expect.element(page.getByText('1–2 de mais de 500 espécies, primeiro o que começa assim')).toBeVisible()
    await page.getByRole('columnheader', { name: 'Espécie' }).getByRole('button').click()
    await expect.poll(ultimo).toMatchObject({ ordem: 'nome' })
    await page.getByRole('button', { name: 'Próxima' }).click()
    await expect.element(page.getByText('51–51 de mais de 500 espécies')).toBeVisible()
    expect(contagens()).toMatchObject([{ busca: 'i' }])
    await page.getByRole('button', { name: 'Limpar busca' }).click()
    await expect.element(page.getByText('1–2 de 51 espécies')).toBeVisible()
    expect(contagens()).toHaveLength(2)
    await busca().fill('fel')
    await expect.element(page.getByText('1 espécie')).toBeVisible()
    expect(contagens()).toHaveLength(2)
  })

  it('sem a contagem, as linhas ficam, e o que se sabe é dito', async () => {
    await abrirLista('/cadastro/especie', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect.element(page.getByText('1–2 de mais de 2 espécies')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Canina' })).toBeVisible()
  })

  it('buscar numa página adiante volta à primeira', async () => {
    await abrirLista()
    await page.getByRole('button', { name: 'Próxima' }).click()
    await expect.element(page.getByRole('link', { name: 'Equina' })).toBeVisible()
    await busca().fill('can')
    await expect.element(page.getByRole('link', { name: 'Canina' })).toBeVisible()
    expect(ultimo()).not.toHaveProperty('cursor')
  })

  it('um filtro se escolhe e se tira', async () => {
    await abrirLista()
    await page.getByRole('button', { name: 'Situação' }).click()
    await page.getByText('Inativos', { exact: true }).click()
    await expect.poll(ultimo).toMatchObject({ ativo: false })
    await page.getByRole('button', { name: 'Remover filtro Situação' }).click()
    await expect.poll(() => location.search).toBe('')
  })

  it('a barra leva o cursor à busca, de qualquer lugar da tela', async () => {
    await abrirLista()
    await expect.element(page.getByRole('link', { name: 'Canina' })).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(busca()).toHaveFocus()
    await expect.element(busca()).toHaveValue('')
  })

  it('no telefone são cartões, e cada um abre o seu registro', async () => {
    await page.viewport(390, 800)
    await abrirLista()
    await expect.element(page.getByRole('link', { name: /Canina/ })).toBeVisible()
    expect(page.getByRole('table').query()).toBeNull()
    await expect
      .element(page.getByRole('link', { name: /Canina/ }))
      .toHaveAttribute('href', `/cadastro/especie?codigo=${codigo(0)}`)
  })
})
