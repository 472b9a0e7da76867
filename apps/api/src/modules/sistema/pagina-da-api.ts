import type { Contrato, Endpoint } from '@vetlume/dominio/contrato'
import { ERROS } from '@vetlume/dominio/erros'
import { PRODUTO } from '@vetlume/dominio/produto'
import { esquemaJson } from '../../infra/http/esquema.ts'
import { errosDoEndpoint } from '../../infra/http/openapi.ts'

const escapar = (texto: string): string =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const json = (valor: unknown): string => `<pre>${escapar(JSON.stringify(valor, null, 2))}</pre>`

function secao(chave: string, definicao: Endpoint): string {
  const [metodo = '', caminho = ''] = chave.split(' ')
  const erros = errosDoEndpoint(definicao).map(
    (codigo) => `<li><code>${ERROS[codigo].status} ${codigo}</code> ${escapar(ERROS[codigo].mensagem)}</li>`,
  )
  return `<details id="${escapar(chave)}"><summary><code class="m">${metodo}</code> <code>/api${escapar(caminho)}</code> — ${escapar(definicao.resumo)}</summary>
    <p>Permissão: <code>${definicao.permissao}</code>${definicao.idempotente ? ' · exige <code>Idempotency-Key</code>' : ''}${definicao.multipart ? ' · <code>multipart/form-data</code> com <code>arquivo</code>' : ''}</p>
    <h3>Entrada</h3>${json(esquemaJson(definicao.entrada, 'input'))}
    <h3>Resposta ${definicao.status ?? 200}</h3>${json(esquemaJson(definicao.resposta, 'output'))}
    ${erros.length > 0 ? `<h3>Erros</h3><ul>${erros.join('')}</ul>` : ''}</details>`
}

export const ESTILO_DA_PAGINA = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#12302f;background:#fff}
h2{margin-top:2rem;border-bottom:1px solid #c9d6d5}details{border-bottom:1px solid #e3ebea;padding:.5rem 0}summary{cursor:pointer}
pre{background:#f2f6f6;padding:.75rem;overflow:auto;border-radius:8px;font-size:.85rem}.m{display:inline-block;min-width:3.5rem;font-weight:700}
@media(prefers-color-scheme:dark){body{background:#0d1a1a;color:#dbe8e7}pre{background:#142626}details,h2{border-color:#25403f}}`

/** The contract as one readable page, without a script. */
export function paginaDaApi(contrato: Contrato): string {
  const grupos = Map.groupBy(Object.entries(contrato), ([chave]) => chave.split(' ')[1]?.split('/')[1] ?? '')
  const corpo = [...grupos].map(
    ([nome, linhas]) =>
      `<h2>${escapar(nome)}</h2>${linhas.map(([chave, definicao]) => secao(chave, definicao)).join('')}`,
  )
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API do ${PRODUTO.nome}</title>
    <style>${ESTILO_DA_PAGINA}</style></head><body><main><h1>API do ${PRODUTO.nome}</h1>
    <p>${Object.keys(contrato).length} operações. A mesma descrição em <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${corpo.join('')}</main></body></html>`
}
