import { contar, juntar } from '@vetlume/dominio/formatos'
import './versoes.css'
import { useQuery } from '@tanstack/react-query'
import { ROTULO_DA_SITUACAO, rotuloComLado, type EstruturaDoModelo } from '@vetlume/dominio/laudo'
import {
  descreverTipo,
  ROTULOS_DA_ASSINATURA,
  ROTULOS_DA_LISTA,
  type EstruturaDeTexto,
} from '@vetlume/dominio/modelo-documento'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { TextoRicoLido } from '../../documento/index.ts'
import { consultaDaVersao } from '../api.ts'

function Laudo({ secoes, conclusao, frasesDeConclusao }: EstruturaDoModelo) {
  return (
    <>
      {secoes.map(({ id, titulo, situacao, obrigatoria, texto, medidas, frases, corpo }) => (
        <section key={id}>
          <h3>{titulo}</h3>
          <small>
            {juntar(
              situacao === null ? 'Sem situação inicial' : `Começa como ${ROTULO_DA_SITUACAO[situacao].toLowerCase()}`,
              obrigatoria === true && 'obrigatória',
              corpo !== undefined && descreverTipo(corpo),
              contar(frases.length, 'frase', 'frases'),
            )}
          </small>
          <TextoRicoLido texto={texto} />
          {medidas.length > 0 && (
            <small>
              Medidas:{' '}
              {medidas
                .map((medida) => rotuloComLado(medida, titulo) + (medida.unidade === '' ? '' : ` (${medida.unidade})`))
                .join(', ')}
            </small>
          )}
        </section>
      ))}
      <section>
        <h3>Conclusão</h3>
        <small>{contar(frasesDeConclusao.length, 'frase', 'frases')}</small>
        <TextoRicoLido texto={conclusao} />
      </section>
    </>
  )
}

function Texto({ titulo, texto, lista, campos, assinaturas }: EstruturaDeTexto) {
  return (
    <section>
      <h3>{titulo}</h3>
      <TextoRicoLido texto={texto} />
      <small>
        {juntar(
          `Lista: ${ROTULOS_DA_LISTA[lista].toLowerCase()}`,
          `Perguntas: ${campos.map(({ rotulo }) => rotulo).join(', ') || 'nenhuma'}`,
          `Assinam: ${assinaturas.map((quem) => ROTULOS_DA_ASSINATURA[quem]).join(', ')}`,
        )}
      </small>
    </section>
  )
}

/** A version for reading, without its phrase bank. */
export function VersaoLida({ modelo, versao }: { modelo: string; versao: string }) {
  const { data, error, refetch } = useQuery(consultaDaVersao(modelo, versao))
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={8} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  return (
    <Secao>
      <div className="lv-lida">
        {data.laudo !== null && <Laudo {...data.laudo} />}
        {data.texto !== null && <Texto {...data.texto} />}
      </div>
    </Secao>
  )
}
