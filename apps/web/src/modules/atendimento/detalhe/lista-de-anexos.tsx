import { useQueryClient } from '@tanstack/react-query'
import { PONTO_ENTRE_PARTES, juntar } from '@vetlume/dominio/formatos'
import { useCallback, useState } from 'react'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { formatarTamanho } from '../../../ui/formulario/area-de-arquivos.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { useEnderecoDeBytes, usePerto } from '../../documento/index.ts'
import { consultaDoAnexo } from '../api.ts'
import { useBaixar, type Anexo } from './use-baixar.ts'
import { parte } from '../../../ui/parte.tsx'
import estilos from './lista-de-anexos.module.css'

const VisorDeAnexos = parte(async () => (await import('./visor-de-anexos.tsx')).VisorDeAnexos)

const ehImagem = ({ tipo }: Anexo) => tipo.startsWith('image/')

/** The image itself, small; it opens large. */
function Miniatura({ atendimento, anexo, aoAbrir }: { atendimento: string; anexo: Anexo; aoAbrir: () => void }) {
  const cache = useQueryClient()
  const [referencia, perto] = usePerto()
  const { codigo } = anexo
  const fonte = useCallback(
    () => cache.fetchQuery(consultaDoAnexo(atendimento, codigo, 'miniatura')),
    [cache, atendimento, codigo],
  )
  const { endereco } = useEnderecoDeBytes(perto, 0, fonte)
  return (
    <div ref={referencia}>
      <button
        type="button"
        className={`${estilos.quadro} ${estilos.botao}`}
        aria-label={`Ver ${anexo.nome}`}
        onClick={aoAbrir}
      >
        {endereco === null ? (
          <Icone nome="insert-drive-file" />
        ) : (
          <img className={estilos.imagem} src={endereco} alt="" />
        )}
      </button>
    </div>
  )
}

export interface ListaDeAnexosProps {
  atendimento: string
  anexos: readonly Anexo[]
  aoRemover: (anexo: Anexo) => void
}

/** What was attached, in the order in which it came. */
export function ListaDeAnexos({ atendimento, anexos, aoRemover }: ListaDeAnexosProps) {
  const { baixando, aoBaixar } = useBaixar(atendimento)
  const [aberta, definirAberta] = useState<string | null>(null)
  return (
    <>
      <Pilha como="ul" espaco={0} className={estilos.lista} aria-label="Arquivos">
        {anexos.map((anexo) => (
          <li className={estilos.anexo} key={anexo.codigo}>
            {ehImagem(anexo) ? (
              <Miniatura atendimento={atendimento} anexo={anexo} aoAbrir={() => definirAberta(anexo.codigo)} />
            ) : (
              <div className={estilos.quadro}>
                <Icone nome="picture-as-pdf" />
              </div>
            )}
            <div className={estilos.dados}>
              <Texto forte umaLinha title={anexo.nome}>
                {anexo.nome}
              </Texto>
              <Texto tamanho="pequeno" secundario umaLinha>
                {juntar(formatarTamanho(anexo.tamanho), anexo.autor)}
                {PONTO_ENTRE_PARTES}
                <DataHora instante={anexo.criadoEm} formato="relativo" />
              </Texto>
            </div>
            <div className={estilos.acoes}>
              <BotaoDeIcone
                rotulo={`Baixar ${anexo.nome}`}
                dica="Baixar"
                loading={baixando === anexo.codigo}
                onClick={() => void aoBaixar(anexo)}
              >
                <Icone nome="download" tamanho="pequeno" />
              </BotaoDeIcone>
              {anexo.permissoes.remover && (
                <BotaoDeIcone rotulo={`Remover ${anexo.nome}`} dica="Remover" onClick={() => aoRemover(anexo)}>
                  <Icone nome="delete" tamanho="pequeno" />
                </BotaoDeIcone>
              )}
            </div>
          </li>
        ))}
      </Pilha>
      {aberta !== null && (
        <VisorDeAnexos
          atendimento={atendimento}
          imagens={anexos.filter(ehImagem)}
          aberta={aberta}
          aoTrocar={definirAberta}
          aoFechar={() => definirAberta(null)}
        />
      )}
    </>
  )
}
