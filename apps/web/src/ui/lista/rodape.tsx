import { contar } from '@vetlume/dominio/formatos'
import { Botao } from '../botao.tsx'
import { Bloco } from '../esqueleto.tsx'
import { Icone } from '../icones/icone.tsx'
import estilos from './rodape.module.css'
import { TAMANHOS } from '../../escolhas-do-endereco.ts'
import type { Pagina } from '@vetlume/dominio/contrato'
import { RELEVANCIA, type UsoDaConsulta } from './use-consulta.ts'
import type { TotalDaLista } from './tipos.ts'
import { numero } from '../../lib/numero.ts'

/** "213 pacientes", "1 paciente", "mais de 10.000 pacientes". */
export function textoDoTotal({ total, totalExato }: TotalDaLista, [um, varios]: readonly [string, string]): string {
  if (!totalExato) return `mais de ${numero(total)} ${varios}`
  return contar(total, um, varios)
}

/** Nothing of one row: it is the whole. */
function textoDaFaixa(pagina: number | null, limite: number, itens: number): string {
  if (pagina === null || (pagina === 1 && itens === 1)) return ''
  const primeiro = (pagina - 1) * limite + 1
  return `${numero(primeiro)}–${numero(primeiro + itens - 1)} de `
}

export interface RodapeProps {
  dados: Pagina<unknown>
  /** Null while it is to come. */
  total: TotalDaLista | null
  nomes: readonly [string, string]
  uso: UsoDaConsulta
}

/** Where we are in the list, and the way to the next page. */
export function Rodape({ dados, total, nomes, uso }: RodapeProps) {
  const { consulta, pagina, limite, avancar, voltar, mudar } = uso
  const { proximo } = dados
  const faixa = textoDaFaixa(pagina, Number(limite), dados.itens.length)
  const ordem = consulta['ordem'] === RELEVANCIA ? ', primeiro o que começa assim' : ''
  const umaSo = proximo === null && pagina === 1
  return (
    <nav aria-label="Páginas" className={estilos.rodape}>
      {/* Said once, when it is whole; its place does not depend on what it says. */}
      <div role="status" className={estilos.total}>
        {total === null ? (
          <span aria-hidden>
            {faixa}
            <Bloco width="4ch" height="1em" className={estilos.bloco} /> {nomes[1]}
          </span>
        ) : (
          faixa + textoDoTotal(total, nomes) + ordem
        )}
      </div>
      {!umaSo && (
        <div className={estilos.passos}>
          <select
            aria-label="Linhas por página"
            value={limite}
            onChange={({ target }) => mudar({ limite: target.value })}
          >
            {TAMANHOS.map((tamanho) => (
              <option key={tamanho} value={tamanho}>
                {tamanho} por página
              </option>
            ))}
          </select>
          <Botao variant="outlined" disabled={pagina === 1} onClick={voltar} startIcon={<Icone nome="chevron-left" />}>
            {pagina === null ? 'Início' : 'Anterior'}
          </Botao>
          <Botao
            variant="outlined"
            disabled={proximo === null}
            onClick={() => proximo !== null && avancar(proximo)}
            endIcon={<Icone nome="chevron-right" />}
          >
            Próxima
          </Botao>
        </div>
      )}
    </nav>
  )
}
