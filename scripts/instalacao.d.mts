export function hashDasDependencias(raiz: string): string
export function semConcorrencia<T>(raiz: string, tarefa: () => Promise<T>): Promise<T>
