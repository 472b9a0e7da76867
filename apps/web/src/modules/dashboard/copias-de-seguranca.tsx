import type { PainelDaPlataforma } from '@vetlume/dominio/dashboard'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { conteudoDaCopia, situacaoDaCopia } from './copias-em-palavras.ts'
import { Quadro, Vazio } from './quadro.tsx'

const TITULO = 'Cópias de segurança'

/** Age and result of the nightly copy, for who runs the platform. */
export function CopiasDeSeguranca({ copias }: Pick<PainelDaPlataforma, 'copias'>) {
  if (copias === null)
    return (
      <Quadro titulo={TITULO}>
        <Vazio>O banco de dados é de um PostgreSQL próprio: as cópias são feitas onde ele está.</Vazio>
      </Quadro>
    )
  const { boa, tentativa, pasta } = copias
  return (
    <Quadro titulo={TITULO} acao={<Etiqueta {...situacaoDaCopia(copias)} />}>
      <ul className="ls">
        <li>
          <div style={{ minWidth: 0 }}>
            <div className="ls-titulo">
              {boa === null ? 'A primeira é feita às 3 h da manhã' : 'Última cópia conferida'}
            </div>
            {boa !== null && <div className="ls-apoio num">{conteudoDaCopia(boa)}</div>}
          </div>
          {boa !== null && <DataHora instante={boa.quando} formato="relativo" />}
        </li>
        {tentativa !== null && tentativa.falha !== null && (
          <li>
            <div style={{ minWidth: 0 }}>
              <div className="ls-titulo">A última tentativa falhou</div>
              <div className="ls-apoio" style={{ overflowWrap: 'anywhere' }}>
                {tentativa.falha}
              </div>
            </div>
            <DataHora instante={tentativa.quando} formato="relativo" />
          </li>
        )}
        <li className="ls-quebra">
          <div className="ls-apoio" style={{ overflowWrap: 'anywhere' }}>
            Ficam as sete mais novas em {pasta}. Leve-as também para outro lugar, e guarde as chaves longe delas.
          </div>
        </li>
      </ul>
    </Quadro>
  )
}
