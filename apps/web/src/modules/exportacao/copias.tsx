import { contar, juntar } from '@vetlume/dominio/formatos'
import { VALIDADE_DA_EXPORTACAO_DIAS, emCurso, type Exportacao } from '@vetlume/dominio/exportacao'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { EstadoVazio } from '../../ui/estados.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { useAcao } from '../../ui/use-acao.ts'
import { DataHora } from '../../ui/valores.tsx'
import { baixarCopia } from './api.ts'
import { emBytes, ESTADOS } from './em-palavras.ts'

function Detalhes({ copia }: { copia: Exportacao }) {
  const { estado, autor, tamanho, linhas, arquivos, perdidos, expiraEm, sha256, falha } = copia
  return (
    <>
      <span>Pedida por {autor}</span>
      {tamanho !== null && (
        <span>
          {juntar(
            emBytes(tamanho),
            contar(linhas ?? 0, 'registro', 'registros'),
            contar(arquivos ?? 0, 'arquivo', 'arquivos'),
          )}
        </span>
      )}
      {(perdidos ?? 0) > 0 && (
        <span>{contar(perdidos ?? 0, 'arquivo não estava', 'arquivos não estavam')} mais no depósito e não veio.</span>
      )}
      {falha !== null && <span>{falha}</span>}
      {estado === 'PRONTA' && (
        <span>
          Pode ser baixada até <DataHora instante={expiraEm} />
        </span>
      )}
      {sha256 !== null && (
        <span>
          SHA-256: <code className="vl-codigo">{sha256}</code>
        </span>
      )}
    </>
  )
}

function Copia({ copia, atualizar }: { copia: Exportacao; atualizar: () => Promise<unknown> }) {
  const { rotulo, tom } = ESTADOS[copia.estado]
  const baixar = useAcao(baixarCopia, atualizar)
  return (
    <Item
      titulo={<DataHora instante={copia.pedidaEm} />}
      valor={<Etiqueta rotulo={rotulo} tom={tom} />}
      acoes={
        copia.estado === 'PRONTA' ? (
          <Botao
            variant="outlined"
            disabled={baixar.isPending}
            onClick={() => baixar.mutate(copia.codigo, { onError: (erro) => avisar.erro(erro) })}
          >
            Baixar
          </Botao>
        ) : undefined
      }
    >
      <Detalhes copia={copia} />
    </Item>
  )
}

/** Copies that were made, newest first; the one that is being made stands above. */
export function Copias({ itens, atualizar }: { itens: readonly Exportacao[]; atualizar: () => Promise<unknown> }) {
  const feitas = itens.filter(({ estado }) => !emCurso(estado))
  return (
    <Secao
      titulo="Cópias"
      descricao={`Cada uma fica guardada por ${VALIDADE_DA_EXPORTACAO_DIAS} dias e depois é apagada.`}
    >
      {feitas.length === 0 ? (
        <EstadoVazio titulo="Nenhuma cópia ainda" texto="Peça uma: ela é preparada enquanto você trabalha." />
      ) : (
        <ListaDeItens rotulo="Cópias">
          {feitas.map((copia) => (
            <Copia key={copia.codigo} copia={copia} atualizar={atualizar} />
          ))}
        </ListaDeItens>
      )}
    </Secao>
  )
}
