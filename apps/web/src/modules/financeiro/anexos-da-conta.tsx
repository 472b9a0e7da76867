import type { AnexoDaConta, ContaCompleta } from '@vetlume/dominio/financeiro'
import { juntar } from '@vetlume/dominio/formatos'
import { useEffect, useState } from 'react'
import { baixar } from '../../lib/baixar.ts'
import { criarFilaDeEnvios, type ArquivosAceitos, type Envio } from '../../lib/fila-de-envios.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { AreaDeArquivos, formatarTamanho } from '../../ui/formulario/area-de-arquivos.tsx'
import { ListaDeEnvios } from '../../ui/formulario/lista-de-envios.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { useAtualizarDinheiro, type Livro } from './api.ts'

const ACEITOS: ArquivosAceitos = {
  tipos: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  recusa: 'Este tipo não é aceito: envie PDF, JPEG, PNG ou WebP.',
}

interface AnexosProps {
  livro: Livro
  conta: ContaCompleta
}

/** Files on their way; closing the account stops them. */
function useEnvios({ livro, conta: { codigo } }: AnexosProps) {
  const atualizar = useAtualizarDinheiro()
  const [envios, definirEnvios] = useState<readonly Envio[]>([])
  const [fila] = useState(() =>
    criarFilaDeEnvios({
      aceitos: ACEITOS,
      enviar: (arquivo, aoProgredir, sinal) =>
        api(`POST /${livro}/:codigo/anexo`, { codigo, arquivo }, { aoProgredir, sinal }),
      aoConcluir: () => void atualizar(),
      aoMudar: definirEnvios,
    }),
  )
  useEffect(() => () => fila.encerrar(), [fila])
  return { envios, fila }
}

function Anexo({ livro, conta, anexo }: AnexosProps & { anexo: AnexoDaConta }) {
  const atualizar = useAtualizarDinheiro()
  const [ocupado, definirOcupado] = useState(false)
  const chave = { codigo: conta.codigo, anexo: anexo.codigo }
  const fazer = async (acao: () => Promise<void>) => {
    definirOcupado(true)
    await acao().catch((erro: unknown) => avisar.erro(erro))
    definirOcupado(false)
  }
  const salvar = async () => baixar(await api(`GET /${livro}/:codigo/anexo/:anexo`, chave), anexo.nome)
  const retirar = async () => {
    const certeza = await confirmar({
      titulo: `Remover ${anexo.nome}?`,
      texto: 'O arquivo sai desta conta, e não há como trazê-lo de volta: baixe antes se for precisar.',
      confirmar: 'Remover',
      perigo: true,
    })
    if (!certeza) return
    await api(`DELETE /${livro}/:codigo/anexo/:anexo`, chave)
    await atualizar()
    avisar.sucesso(`${anexo.nome} foi removido.`)
  }
  return (
    <Item
      titulo={anexo.nome}
      acoes={
        <>
          <Botao size="small" disabled={ocupado} onClick={() => void fazer(salvar)} aria-label={`Baixar ${anexo.nome}`}>
            Baixar
          </Botao>
          {conta.permissoes.anexar && (
            <Botao
              size="small"
              color="secondary"
              disabled={ocupado}
              onClick={() => void fazer(retirar)}
              aria-label={`Remover ${anexo.nome}`}
            >
              Remover
            </Botao>
          )}
        </>
      }
    >
      {juntar(formatarTamanho(anexo.tamanho), anexo.autor)}, <DataHora instante={anexo.criadoEm} />
    </Item>
  )
}

/** What an account came with: the invoice, the boleto, the receipt. */
export function AnexosDaConta(props: AnexosProps) {
  const { conta } = props
  const { envios, fila } = useEnvios(props)
  return (
    <>
      {conta.anexos.length > 0 && (
        <ListaDeItens rotulo="Anexos">
          {conta.anexos.map((anexo) => (
            <Anexo key={anexo.codigo} {...props} anexo={anexo} />
          ))}
        </ListaDeItens>
      )}
      <ListaDeEnvios envios={envios} aoRepetir={fila.repetir} aoTirar={fila.tirar} />
      {conta.permissoes.anexar && (
        <AreaDeArquivos
          rotulo="Anexar arquivos"
          dica="PDF, JPEG, PNG ou WebP, até 10 MB"
          aceitar={ACEITOS.tipos.join()}
          multiplo
          aoEscolher={fila.acrescentar}
          aoRecusar={fila.acrescentar}
        />
      )}
    </>
  )
}
